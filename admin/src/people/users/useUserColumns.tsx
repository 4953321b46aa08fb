import { StatusPill } from '@embarque/design-system';
import type { ColumnLayout, DataColumn } from '@embarque/design-system/datatables';
import type { UserColumn } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { useCountryName } from '../useNames.ts';
import { statusTone, type UserLabels } from './useUserLabels.ts';
import { UserCell } from './UserCell.tsx';
import { UserRole } from './UserRole.tsx';
import type { User } from './users.api.ts';

/** Columns that are there for those who want them, and for exports. */
const EXTRA = ['email', 'username', 'contact', 'company', 'country'] as const satisfies readonly UserColumn[];

export const FIRST_LAYOUT: ColumnLayout = {
  order: [],
  hidden: EXTRA,
  pinned: { start: [], end: [] },
  widths: {},
};

/**
 * The columns of the table of users.
 *
 * @param hrefOf the address of a user's page
 * @param labels the names of everything
 */
export function useUserColumns(hrefOf: (user: User) => string, labels: UserLabels): DataColumn<User>[] {
  const { t } = useLingui();
  const countryName = useCountryName();
  const { planOf, statusOf, billingOf, roleOf } = labels;
  const heads: Record<(typeof EXTRA)[number], string> = {
    email: t`Email`,
    username: t`Username`,
    contact: t({ message: 'Contact', context: 'telephone' }),
    company: t({ message: 'Company', context: 'employer' }),
    country: t`Country`,
  };
  return [
    {
      id: 'fullName',
      header: t({ message: 'User', context: 'column' }),
      value: ({ fullName }) => fullName,
      cell: (user) => <UserCell user={user} href={hrefOf(user)} />,
      width: 300,
      minWidth: 170,
    },
    {
      id: 'role',
      header: t`Role`,
      value: ({ role }) => role,
      text: ({ role }) => roleOf(role).label,
      cell: ({ role }) => <UserRole {...roleOf(role)} />,
      cardCell: ({ role }) => roleOf(role).label,
    },
    {
      id: 'currentPlan',
      header: t({ message: 'Plan', context: 'column' }),
      value: ({ currentPlan }) => currentPlan,
      text: planOf,
      width: 130,
    },
    {
      id: 'billing',
      header: t({ message: 'Billing', context: 'column' }),
      value: ({ billing }) => billing,
      text: billingOf,
      width: 150,
    },
    {
      id: 'status',
      header: t`Status`,
      value: ({ status }) => status,
      text: statusOf,
      card: 'status',
      cell: (user) => <StatusPill tone={statusTone(user.status)}>{statusOf(user)}</StatusPill>,
      width: 130,
    },
    ...EXTRA.map((id) => ({
      id,
      header: heads[id],
      value: (user: User) => user[id],
      ...(id === 'country' && { text: (user: User) => countryName(user.country) }),
      width: 180,
    })),
  ];
}
