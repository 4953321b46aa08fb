/** The plans that agencies sell with written down: what comes out. */

export interface PricingPlan {
  title: string;
  /** Address of a picture. */
  img: string;
  subtitle: string;
  /** US dollars a month when paid month by month. */
  monthlyPrice: number;
  /** In US dollars; both are 0 for a plan that costs nothing. */
  yearlyPlan: {
    /** The price of a month when a year is paid at once. */
    perMonth: number;
    /** The price of the year. */
    totalAnnual: number;
  };
  planBenefits: string[];
  /** Whether most people choose this plan. */
  popular: boolean;
}

export interface PricingQuestion {
  question: string;
  /** Plain text. */
  ans: string;
}

export type PlanId = 'basic' | 'standard' | 'enterprise';

export type BillingCycle = 'monthly' | 'yearly';

/** The plan that the person's agency pays for. */
export interface CurrentPlan {
  plan: PlanId;
  cycle: BillingCycle;
}

/** A row of the comparison: a text, or whether the plan has it. */
export interface PricingFeature extends Record<PlanId, string | boolean> {
  name: string;
}

/** 200 of `GET /pricing/data` */
export interface PricingAnswer {
  current: CurrentPlan;
  /** Responses of the claims desk this month, and how many the current plan allows. */
  usage: { used: number; limit: number | null };
  /** The day of the next bill: `2030-06-15`. */
  nextBill: string;
  /** The part of the paid period that is left, from 0 to 1. */
  periodLeft: number;
  features: PricingFeature[];
  basicPlan: PricingPlan;
  standardPlan: PricingPlan;
  enterprisePlan: PricingPlan;
  qandA: PricingQuestion[];
}

/** Body of `POST /pricing/plan`, and its 200 */
export type PlanChange = CurrentPlan;
