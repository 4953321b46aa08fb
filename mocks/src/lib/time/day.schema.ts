import * as v from 'valibot';
import { isoDay } from './days.ts';

/** The day of a text, whether it is a day (`2030-06-15`) or a moment, which falls on a day here; undefined when it is neither. */
export function readDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}(?:$|T)/.test(text)) return undefined;
  const written = text.slice(0, 10);
  // Some engines count February 30th as a day of March.
  const midnight = new Date(written);
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(written);
  if (!isReal || Number.isNaN(Date.parse(text))) return undefined;
  return text.length === 10 ? text : isoDay(new Date(text));
}

/** A day of a request, which may be written as a moment. */
export const daySchema = (message?: string): v.GenericSchema<unknown, string> =>
  v.pipe(
    v.string('must be text'),
    v.transform((text) => readDay(text) ?? text),
    v.isoDate(message),
  );
