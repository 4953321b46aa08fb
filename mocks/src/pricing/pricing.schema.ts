import * as v from 'valibot';
import type { PricingAnswer } from './pricing.contract.ts';

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const text = v.pipe(v.string(), v.nonEmpty());
const price = v.pipe(v.number(), v.minValue(0));

const plan = v.strictObject({
  title: text,
  img: v.pipe(v.string(), v.startsWith('/pictures/')),
  subtitle: text,
  monthlyPrice: price,
  yearlyPlan: v.strictObject({ perMonth: price, totalAnnual: price }),
  planBenefits: v.array(text),
  popular: v.boolean(),
});

export const pricingAnswerSchema: v.GenericSchema<unknown, PricingAnswer> = v.strictObject({
  basicPlan: plan,
  standardPlan: plan,
  enterprisePlan: plan,
  qandA: v.array(v.strictObject({ question: text, ans: text })),
});
