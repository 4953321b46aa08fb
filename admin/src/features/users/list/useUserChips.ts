import type { UsersQuery } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import type { UserLabels } from '../../../people/users/useUserLabels.ts';

export interface UserChip {
  text: string;
  /** The change that removes the filter. */
  change: UsersQuery;
}

/** The active filters by name, each with the change that removes it. */
export function useUserChips({ q, role, currentPlan, paid, status }: UsersQuery, labels: UserLabels): UserChip[] {
  const { t } = useLingui();
  const chips: UserChip[] = [];
  if (q !== undefined) chips.push({ text: t`“${q}”`, change: { q: undefined } });
  if (role !== undefined) chips.push({ text: labels.roleOf(role).label, change: { role: undefined } });
  if (currentPlan !== undefined) chips.push({ text: labels.plans[currentPlan], change: { currentPlan: undefined } });
  if (paid !== undefined) chips.push({ text: t`Paid plans`, change: { paid: undefined } });
  if (status !== undefined) chips.push({ text: labels.statuses[status], change: { status: undefined } });
  return chips;
}
