/** The plans for traveller surveys written down: what comes out. */

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

/** 200 of `GET /pricing/data` */
export interface PricingAnswer {
  basicPlan: PricingPlan;
  standardPlan: PricingPlan;
  enterprisePlan: PricingPlan;
  qandA: PricingQuestion[];
}
