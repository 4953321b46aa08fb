import type { CurrentPlan, PlanChange, PricingAnswer } from '@embarque/mocks/pricing/contract';
import * as v from 'valibot';
import { demoApi } from '../http/http.ts';
import { parseAnswer } from '../http/response/http.answer.ts';

const PRICING = '/pricing/data';

const plan = v.object({
  title: v.string(),
  img: v.string(),
  subtitle: v.string(),
  monthlyPrice: v.number(),
  yearlyPlan: v.object({ perMonth: v.number(), totalAnnual: v.number() }),
  planBenefits: v.array(v.string()),
  popular: v.boolean(),
});

const value = v.union([v.string(), v.boolean()]);

export const currentPlanSchema: v.GenericSchema<unknown, CurrentPlan> = v.object({
  plan: v.picklist(['basic', 'standard', 'enterprise']),
  cycle: v.picklist(['monthly', 'yearly']),
});

const pricingSchema: v.GenericSchema<unknown, PricingAnswer> = v.object({
  current: currentPlanSchema,
  usage: v.object({ used: v.number(), limit: v.nullable(v.number()) }),
  nextBill: v.string(),
  periodLeft: v.number(),
  features: v.array(v.object({ name: v.string(), basic: value, standard: value, enterprise: value })),
  basicPlan: plan,
  standardPlan: plan,
  enterprisePlan: plan,
  qandA: v.array(v.object({ question: v.string(), ans: v.string() })),
});

/** The plans. All requests reject with an `HttpError`. */
export const pricingCalls = {
  /** @param language of the texts, such as `pt-BR` */
  load: async (language: string, signal: AbortSignal): Promise<PricingAnswer> =>
    parseAnswer(PRICING, pricingSchema, await demoApi.get(PRICING, { params: { language }, signal })),

  change: async (change: PlanChange): Promise<void> => {
    await demoApi.post('/pricing/plan', change);
  },
};
