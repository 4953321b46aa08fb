import * as v from 'valibot';
import type { AutocompleteAnswer } from './autocomplete.contract.ts';

/** The answer, for tests: strict, so that a field that nobody wrote down is a failure. */
export const autocompleteAnswerSchema: v.GenericSchema<unknown, AutocompleteAnswer> = v.array(
  v.strictObject({
    title: v.pipe(v.string(), v.nonEmpty()),
    rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
    id: v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/)),
  }),
);
