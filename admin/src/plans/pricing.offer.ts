import type { BillingCycle, CurrentPlan, PlanId, PricingAnswer, PricingPlan } from '@embarque/mocks/pricing/contract';

export const planIds: readonly PlanId[] = ['basic', 'standard', 'enterprise'];

/** A plan as it is offered in a billing cycle. */
export interface Offer extends CurrentPlan {
  details: PricingPlan;
  /** In US dollars. */
  perMonth: number;
  /** Paid for a cycle: a month or a year. */
  perCycle: number;
  /** Saved in a year by paying yearly, in US dollars and in whole per cent; nothing when paid monthly. */
  saving: { amount: number; percent: number };
}

/** A plan as people read about it. */
export interface NamedPlan extends CurrentPlan {
  title: string;
}

const MONTHS = 12;

export const planOf = (answer: PricingAnswer, id: PlanId): PricingPlan => answer[`${id}Plan`];

/** The current plan. */
export const namedPlan = (answer: PricingAnswer): NamedPlan => ({
  ...answer.current,
  title: planOf(answer, answer.current.plan).title,
});

export function offerOf(answer: PricingAnswer, { plan, cycle }: CurrentPlan): Offer {
  const details = planOf(answer, plan);
  const { monthlyPrice, yearlyPlan } = details;
  const monthly = { details, plan, cycle, perMonth: monthlyPrice, perCycle: monthlyPrice };
  if (cycle === 'monthly') return { ...monthly, saving: { amount: 0, percent: 0 } };
  const before = monthlyPrice * MONTHS;
  const amount = before - yearlyPlan.totalAnnual;
  const percent = before === 0 ? 0 : Math.round((amount / before) * 100);
  return {
    ...monthly,
    perMonth: yearlyPlan.perMonth,
    perCycle: yearlyPlan.totalAnnual,
    saving: { amount, percent },
  };
}

/** The greatest saving of all plans, in per cent. */
export const bestSaving = (answer: PricingAnswer): number =>
  planIds.reduce((best, plan) => Math.max(best, offerOf(answer, { plan, cycle: 'yearly' }).saving.percent), 0);

export type Step = 'current' | 'upgrade' | 'downgrade' | 'change cycle';

/** From the current plan to an offer. */
export function stepTo(current: CurrentPlan, { plan, cycle }: Offer): Step {
  if (plan !== current.plan) return planIds.indexOf(plan) > planIds.indexOf(current.plan) ? 'upgrade' : 'downgrade';
  return cycle === current.cycle ? 'current' : 'change cycle';
}

/** Paid today for an offer: its price without what is left of the period that is paid; cents are rounded. */
export function dueToday(answer: PricingAnswer, offer: Offer): { credit: number; due: number } {
  const paid = offerOf(answer, answer.current).perCycle;
  const credit = Math.min(offer.perCycle, Math.round(paid * answer.periodLeft * 100) / 100);
  return { credit, due: offer.perCycle - credit };
}

/** The features that the current plan has and another one lacks. */
export const lostBy = ({ features, current }: PricingAnswer, plan: PlanId): string[] =>
  features.filter((feature) => feature[current.plan] !== false && feature[plan] === false).map(({ name }) => name);

/** The least plan that fits what was used: the next one when nearly all of the current plan is used. */
export function fittingPlan({ current, usage: { used, limit } }: PricingAnswer): PlanId {
  const isNearlyUsed = limit !== null && used >= limit * 0.9;
  return (isNearlyUsed ? planIds[planIds.indexOf(current.plan) + 1] : undefined) ?? current.plan;
}

export const readCycle = (text: string | null): BillingCycle => (text === 'yearly' ? 'yearly' : 'monthly');
