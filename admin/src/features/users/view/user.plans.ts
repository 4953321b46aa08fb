import type { UserPlanDetails } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';

export type PlanName = NonNullable<UserPlanDetails['name']>;

export const PLAN_NAMES = ['basic', 'standard', 'enterprise', 'exclusive'] as const satisfies readonly PlanName[];

export function usePlanNames(): Record<PlanName, string> {
  const { t } = useLingui();
  return {
    basic: t({ message: 'Basic', context: 'plan' }),
    standard: t({ message: 'Standard', context: 'plan' }),
    exclusive: t({ message: 'Exclusive', context: 'plan' }),
    enterprise: t({ message: 'Enterprise', context: 'plan' }),
  };
}
