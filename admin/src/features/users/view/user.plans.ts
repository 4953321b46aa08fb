import type { UserPlanDetails } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';

export type PlanName = NonNullable<UserPlanDetails['name']>;

export const PLAN_NAMES = ['standard', 'exclusive', 'enterprise'] as const satisfies readonly PlanName[];

/** In US dollars a month. */
export const PLAN_PRICES: Record<PlanName, number> = { standard: 99, exclusive: 249, enterprise: 499 };

export function usePlanNames(): Record<PlanName, string> {
  const { t } = useLingui();
  return {
    standard: t({ message: 'Standard', context: 'plan' }),
    exclusive: t({ message: 'Exclusive', context: 'plan' }),
    enterprise: t({ message: 'Enterprise', context: 'plan' }),
  };
}
