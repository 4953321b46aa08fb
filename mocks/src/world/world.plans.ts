/** A plan that agencies use Embarque with. */
export interface Plan {
  id: 'basic' | 'standard' | 'enterprise' | 'exclusive';
  title: string;
  /** US dollars a month when paid month by month. */
  monthlyPrice: number;
  yearlyPlan: { perMonth: number; totalAnnual: number };
  /** Colleagues of the agency that can sign in; `null` without a limit. */
  seats: number | null;
  policiesAMonth: number | null;
}

/** The plans. All but the last are on the price list; that one is agreed with large agencies. */
export const plans: Readonly<Record<Plan['id'], Plan>> = {
  basic: plan('basic', 'Basic', [0, 0], { seats: 2, policiesAMonth: 50 }),
  standard: plan('standard', 'Standard', [49, 40], { seats: 10, policiesAMonth: 500 }),
  enterprise: plan('enterprise', 'Enterprise', [99, 80], { seats: null, policiesAMonth: null }),
  exclusive: plan('exclusive', 'Exclusive', [249, 200], { seats: null, policiesAMonth: null }),
};

/** Embarque's own subscription: its plan is four days into a month. The bills before are those of the plan it had until then. */
export const subscription = { plan: plans.basic, planBefore: plans.standard, daysUsed: 4, daysTotal: 30 };

type Limits = Pick<Plan, 'seats' | 'policiesAMonth'>;

function plan(id: Plan['id'], title: string, [monthlyPrice, perMonth]: [number, number], limits: Limits): Plan {
  return { id, title, monthlyPrice, yearlyPlan: { perMonth, totalAnnual: perMonth * 12 }, ...limits };
}
