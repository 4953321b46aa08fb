import * as v from 'valibot';
import { HttpError } from '../http.error.ts';

const declined = v.object({ message: v.string() });

/** The field that a refusal of the fake API is about; empty when it names none. */
export function refusedField(error: unknown): string {
  if (!(error instanceof HttpError)) return '';
  const body = v.safeParse(declined, error.data);
  return body.success ? (/^(\w+): /.exec(body.output.message)?.[1] ?? '') : '';
}
