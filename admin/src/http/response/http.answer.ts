import * as v from 'valibot';
import { HttpError } from '../http.error.ts';

/**
 * Returns the data that the contract promises; anything else must not reach the screen.
 *
 * @throws HttpError of kind `malformed`
 */
export function parseAnswer<T>(path: string, schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const result = v.safeParse(schema, data);
  if (!result.success) throw new HttpError('malformed', path);
  return result.output;
}
