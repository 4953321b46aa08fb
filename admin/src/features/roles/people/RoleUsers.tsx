import { ButtonLink, ErrorState, Icon, PersonCell, Select, StatusPill } from '@embarque/design-system';
import { type DataColumn, DataTable } from '@embarque/design-system/datatables';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { loadAllUsers, USER_PLANS, type User } from '../../../people/users/users.api.ts';
import { UserRole } from '../../../people/users/UserRole.tsx';
import { statusTone, type UserLabels, useUserLabels } from '../../../people/users/useUserLabels.ts';
import { readOneOf, withParams } from '../../../query/search-params.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import type { Roles } from '../server/roles.commands.ts';
import type { RoleTable } from '../useRoleTable.ts';

const ALL = 'all';
const NO_USERS: readonly User[] = [];

interface RoleUsersProps extends Pick<RoleTable, 'listen'> {
  roles: Roles;
}

/** ROL-03: all people with their roles. */
export function RoleUsers({ roles, listen }: RoleUsersProps) {
  const { t } = useLingui();
  const result = useQuery(loadAllUsers, { sortColumn: 'id', sort: 'asc' } as const);
  const tryAgain = useQueryRetry(result);
  const [params, changeParams] = useSearchQuery();
  const plan = readOneOf(USER_PLANS, params.get('plan')) ?? ALL;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const labels = useUserLabels(roles);
  const columns = useColumns(labels);
  // A deleted role gives its people another one.
  const reload = useEffectEvent(result.reload);
  useEffect(() => listen(() => reload()), [listen]);
  const { data, error, isLoading } = result;
  const rows = data?.filter(({ currentPlan }) => plan === ALL || currentPlan === plan) ?? NO_USERS;

  if (error !== null) {
    return (
      <ErrorState headingLevel={2} title={t`Couldn't load the users`} onRetry={tryAgain} isRetrying={isLoading}>
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  return (
    <DataTable
      title={t`People by role`}
      countLabel={(count) => t`${plural(count, { one: '# person', other: '# people' })}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowLabel={({ fullName }) => fullName}
      isBusy={data === null}
      isSelectable
      selected={selected}
      onSelect={(change) => setSelected(change.selected)}
      perPageOptions={[10, 25, 50]}
      actions={
        <Select
          label={t({ message: 'Plan', context: 'of a user' })}
          labelVisibility="hidden"
          value={plan}
          options={[
            { value: ALL, label: t`All plans` },
            ...USER_PLANS.map((value) => ({ value, label: labels.plans[value] })),
          ]}
          onChange={({ value }) =>
            changeParams((current) => withParams(current, { plan: value === ALL ? undefined : value }), {
              replace: true,
            })
          }
        />
      }
      rowActions={({ id, fullName }) => (
        <ButtonLink
          href={`/apps/user/view/${id}`}
          variant="ghost"
          tone="secondary"
          size="small"
          width="square"
          aria-label={t`View ${fullName}`}
          title={t`View ${fullName}`}
        >
          <Icon icon={Eye} />
        </ButtonLink>
      )}
    />
  );
}

function useColumns({ planOf, statusOf, billingOf, roleOf }: UserLabels): DataColumn<User>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'of a user' }),
      value: ({ fullName }) => fullName,
      cell: ({ fullName, email }) => <PersonCell name={fullName} detail={email} />,
      width: 260,
    },
    {
      id: 'role',
      header: t({ message: 'Role', context: 'of a user' }),
      value: ({ role }) => roleOf(role).label,
      cell: ({ role }) => <UserRole {...roleOf(role)} />,
      cardCell: ({ role }) => roleOf(role).label,
    },
    {
      id: 'plan',
      header: t({ message: 'Plan', context: 'of a user' }),
      value: planOf,
      width: 130,
    },
    {
      id: 'billing',
      header: t({ message: 'Billing', context: 'of a user' }),
      value: billingOf,
    },
    {
      id: 'status',
      header: t({ message: 'Status', context: 'of a user' }),
      value: statusOf,
      card: 'status',
      cell: (user) => <StatusPill tone={statusTone(user.status)}>{statusOf(user)}</StatusPill>,
      width: 130,
    },
  ];
}
