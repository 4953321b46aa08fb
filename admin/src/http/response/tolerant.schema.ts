import { withoutTurningSigns } from '@embarque/design-system/letters';
import * as v from 'valibot';

/** A value that this version knows, or a text of a newer server. */
export type Open<Known extends string> = Known | (string & {});

/** A text; numbers become one, and what is missing or odd is empty. */
export const text: v.GenericSchema<unknown, string> = v.fallback(
  v.union([
    v.pipe(v.string(), v.transform(withoutTurningSigns)),
    v.pipe(
      v.number(),
      v.transform((value) => String(value)),
    ),
  ]),
  '',
);

/** A text that a record is nothing without; it may be empty. */
export const requiredText: v.GenericSchema<unknown, string> = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => withoutTurningSigns(String(value))),
);

/** A text that names its record: it must be there. */
export const textId: v.GenericSchema<unknown, string> = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty(),
);

/** A number, also one that is written as a text. */
export const number: v.GenericSchema<unknown, number> = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value)),
  v.number(),
  v.finite(),
);

/** A whole number that names its record: it must be there. */
export const numberId: v.GenericSchema<unknown, number> = v.pipe(number, v.safeInteger());

/** `true` only when the server says so. */
export const flag: v.GenericSchema<unknown, boolean> = v.fallback(v.boolean(), false);

const isMoment = (value: string) => /^\d{4}-\d\d-\d\d(?:$|[T ])/.test(value) && !Number.isNaN(Date.parse(value));

/** A day or a moment in ISO 8601: it must be there. */
export const moment: v.GenericSchema<unknown, string> = v.pipe(v.string(), {
  ...v.check<string>(isMoment),
  expects: 'date',
});

/** A day, `2026-11-26`, also where a server sends a moment. */
export const day: v.GenericSchema<unknown, string> = v.pipe(
  moment,
  v.transform((value) => value.slice(0, 10)),
);

/** The texts of a list; a list that is missing or odd is empty. */
export const texts: v.GenericSchema<unknown, string[]> = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((values) => values.filter((value) => typeof value === 'string')),
);

/** The known values of a list; this version cannot show others. */
export const knownList = <Known extends string>(known: readonly Known[]): v.GenericSchema<unknown, Known[]> =>
  v.pipe(
    texts,
    v.transform((values) => values.flatMap((value) => knownOf(known, value) ?? [])),
  );

/** A known value; any other becomes the given one. For looks alone: a value that people read is an `openEnum`. */
export const knownOr = <const Known extends string>(
  known: readonly Known[],
  fallback: NoInfer<Known>,
): v.GenericSchema<unknown, Known> => v.fallback(v.picklist(known), fallback);

/** A known value; any other text as it is, and what is missing or odd as an empty text. */
export const openEnum = <Known extends string>(): v.GenericSchema<unknown, Open<Known>> => text;

/** The known value that a text is, if it is one. */
export const knownOf = <Known extends string>(known: readonly Known[], value: string): Known | undefined =>
  known.find((each) => each === value);

/** The label of a known value; any other is its own label, and a dash stands for none. */
export function labelOf<Known extends string>(labels: Record<Known, string>, value: Open<Known>): string {
  return Object.hasOwn(labels, value) ? labels[value as Known] : value || '—';
}
