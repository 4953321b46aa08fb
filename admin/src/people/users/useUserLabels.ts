import type { Tone } from '@embarque/design-system';
import type { UserBilling, UserPlan, UserStatus } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { knownOf, labelOf } from '../../http/response/tolerant.schema.ts';
import { USER_STATUSES, type User as UserRecord } from './users.api.ts';
import type { RoleWithPeople } from '@embarque/mocks/roles/contract';
import { Database, Hash, type LucideIcon, Pencil, Settings, User } from 'lucide-react';
import { useRoleLabels } from '../useRoleLabels.ts';

export interface UserRoleLook {
  label: string;
  icon: LucideIcon;
  tone: Tone;
}

export interface UserLabels {
  plans: Record<UserPlan, string>;
  statuses: Record<UserStatus, string>;
  /** A plan, status or billing that this version does not know is its own name. */
  planOf: (user: Pick<UserRecord, 'currentPlan'>) => string;
  statusOf: (user: Pick<UserRecord, 'status'>) => string;
  billingOf: (user: Pick<UserRecord, 'billing'>) => string;
  /** The name, icon and colour of a role; one that was added has its own name. */
  roleOf: (role: string) => UserRoleLook;
}

const STATUS_TONES: Record<UserStatus, Tone> = {
  pending: 'warning',
  active: 'success',
  inactive: 'secondary',
  suspended: 'danger',
};

/** A status that this version does not know is neutral. */
export const statusTone = (status: UserRecord['status']): Tone =>
  STATUS_TONES[knownOf(USER_STATUSES, status) ?? 'inactive'];

/**
 * The names of everything that a user can be.
 *
 * @param table the roles as they are now; without it, those of the beginning
 */
export function useUserLabels(table: readonly RoleWithPeople[] = []): UserLabels {
  const { t } = useLingui();
  const labelsOf = useRoleLabels();
  const first: Record<string, UserRoleLook> = {
    admin: { label: t({ message: 'Administrator', context: 'role' }), icon: Hash, tone: 'danger' },
    author: { label: t({ message: 'Manager', context: 'role' }), icon: Settings, tone: 'warning' },
    editor: { label: t({ message: 'User', context: 'role' }), icon: Pencil, tone: 'info' },
    maintainer: { label: t({ message: 'Support', context: 'role' }), icon: Database, tone: 'success' },
    subscriber: { label: t`Restricted User`, icon: User, tone: 'primary' },
  };
  const plans: UserLabels['plans'] = {
    basic: t({ message: 'Basic', context: 'plan' }),
    company: t({ message: 'Exclusive', context: 'plan' }),
    enterprise: t({ message: 'Enterprise', context: 'plan' }),
    team: t({ message: 'Standard', context: 'plan' }),
  };
  const statuses: UserLabels['statuses'] = {
    pending: t({ message: 'Pending', context: 'user status' }),
    active: t({ message: 'Active', context: 'user status' }),
    inactive: t({ message: 'Inactive', context: 'user status' }),
    suspended: t({ message: 'Suspended', context: 'user status' }),
  };
  const billings: Record<UserBilling, string> = {
    'Auto Debit': t`Auto debit`,
    'Manual Transfer': t`Manual transfer`,
    Cash: t({ message: 'Cash', context: 'payment' }),
    'Credit Card': t`Credit card`,
  };
  return {
    plans,
    statuses,
    planOf: ({ currentPlan }) => labelOf(plans, currentPlan),
    statusOf: ({ status }) => labelOf(statuses, status),
    billingOf: ({ billing }) => labelOf(billings, billing),
    roleOf: (role) => {
      const { label, icon, tone } = first[role] ?? { label: role, icon: User, tone: 'secondary' };
      const known = table.find(({ userRole }) => userRole === role);
      return known
        ? { label: labelsOf(known).pill, icon, tone: first[role] ? tone : known.tone }
        : { label, icon, tone };
    },
  };
}
