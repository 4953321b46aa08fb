import * as v from 'valibot';
import type { SelectAnswer } from './select.contract.ts';

/** The answer, for tests: strict, so that a field that nobody wrote down is a failure. */
export const selectAnswerSchema: v.GenericSchema<unknown, SelectAnswer> = v.array(
  v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    value: v.pipe(v.string(), v.nonEmpty()),
    label: v.pipe(v.string(), v.nonEmpty()),
  }),
);
