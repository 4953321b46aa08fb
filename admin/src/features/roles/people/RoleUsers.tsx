import {
  ButtonLink,
  ErrorState,
  Icon,
  PersonCell,
  Select,
  StatusPill,
  type StatusPillProps,
} from '@embarque/design-system';
import { type DataColumn, DataTable } from '@embarque/design-system/datatables';
import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useRoleLabels } from '../../../people/useRoleLabels.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { roleOfPerson } from '../model/role.draft.ts';
import type { Roles } from '../server/roles.commands.ts';
import { loadUsers, type RoleUser } from './role-users.api.ts';

const ALL = 'all';
const NOBODY: readonly RoleUser[] = [];

/** ROL-03: all people with their roles. */
export function RoleUsers({ roles }: { roles: Roles }) {
  const { t } = useLingui();
  const result = useQuery(loadUsers, null);
  const tryAgain = useQueryRetry(result);
  const [plan, setPlan] = useState(ALL);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const columns = useColumns(roles);
  const plans = usePlanLabels();
  const { data, error, isLoading } = result;
  const rows = data?.filter(({ currentPlan }) => plan === ALL || currentPlan === plan) ?? NOBODY;

  if (error !== null) {
    return (
      <ErrorState headingLevel={2} title={t`Couldn't load the users`} onRetry={tryAgain} isRetrying={isLoading}>
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  return (
    <DataTable
      title={t`Total users with their roles`}
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
            ...Object.entries(plans).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ value }) => setPlan(value)}
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

function usePlanLabels(): Record<string, string> {
  const { t } = useLingui();
  return {
    basic: t({ message: 'Basic', context: 'plan' }),
    company: t({ message: 'Company', context: 'plan' }),
    enterprise: t({ message: 'Enterprise', context: 'plan' }),
    team: t({ message: 'Team', context: 'plan' }),
  };
}

function useStatusLabels(): Record<string, [label: string, tone: StatusPillProps['tone']]> {
  const { t } = useLingui();
  return {
    active: [t({ message: 'Active', context: 'user' }), 'success'],
    inactive: [t({ message: 'Inactive', context: 'user' }), 'secondary'],
    pending: [t({ message: 'Pending', context: 'user' }), 'warning'],
    suspended: [t({ message: 'Suspended', context: 'user' }), 'danger'],
  };
}

function useBillingLabels(): Record<string, string> {
  const { t } = useLingui();
  return {
    'Auto Debit': t`Auto Debit`,
    'Manual Transfer': t`Manual Transfer`,
    Cash: t({ message: 'Cash', context: 'payment' }),
    'Credit Card': t`Credit Card`,
  };
}

function useColumns(roles: Roles): DataColumn<RoleUser>[] {
  const { t } = useLingui();
  const labelsOf = useRoleLabels();
  const plans = usePlanLabels();
  const statuses = useStatusLabels();
  const billings = useBillingLabels();
  const roleText = ({ role: word }: RoleUser) => {
    const role = roleOfPerson(roles, word);
    return role ? labelsOf(role).name : word;
  };
  const planText = ({ currentPlan }: RoleUser) => plans[currentPlan] ?? currentPlan;
  const statusText = ({ status }: RoleUser) => statuses[status]?.[0] ?? status;
  return [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'of a user' }),
      value: ({ fullName }) => fullName,
      cell: ({ fullName, email }) => <PersonCell name={fullName} detail={email} />,
      width: 260,
    },
    { id: 'role', header: t({ message: 'Role', context: 'of a user' }), value: roleText },
    { id: 'plan', header: t({ message: 'Plan', context: 'of a user' }), value: planText, width: 130 },
    {
      id: 'billing',
      header: t({ message: 'Billing', context: 'of a user' }),
      value: ({ billing }) => billings[billing] ?? billing,
    },
    {
      id: 'status',
      header: t({ message: 'Status', context: 'of a user' }),
      value: statusText,
      cell: (user) => <StatusPill tone={statuses[user.status]?.[1]}>{statusText(user)}</StatusPill>,
      width: 130,
    },
  ];
}
