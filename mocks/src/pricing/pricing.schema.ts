import * as v from 'valibot';
import type { PlanChange, PricingAnswer } from './pricing.contract.ts';

/* The body of a request, and the answers, for tests: strict, so that a field that nobody wrote down is a failure. */

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

const value = v.union([text, v.boolean()]);

export const planChangeSchema: v.GenericSchema<unknown, PlanChange> = v.object({
  plan: v.picklist(['basic', 'standard', 'enterprise']),
  cycle: v.picklist(['monthly', 'yearly']),
});

export const pricingAnswerSchema: v.GenericSchema<unknown, PricingAnswer> = v.strictObject({
  current: planChangeSchema,
  usage: v.strictObject({ used: v.number(), limit: v.nullable(v.number()) }),
  nextBill: v.pipe(v.string(), v.isoDate()),
  periodLeft: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  features: v.array(v.strictObject({ name: text, basic: value, standard: value, enterprise: value })),
  basicPlan: plan,
  standardPlan: plan,
  enterprisePlan: plan,
  qandA: v.array(v.strictObject({ question: text, ans: text })),
});
