import { Grid, Select } from '@embarque/design-system';
import type { UserCountsAnswer, UserPlan, UsersQuery, UserStatus } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/format.ts';
import { USER_PLANS, USER_STATUSES } from '../../../people/users/users.api.ts';
import type { UserLabels } from '../../../people/users/useUserLabels.ts';

export interface UserFiltersProps {
  /** The query in the URL. */
  query: UsersQuery;
  labels: UserLabels;
  /** The roles that there are. */
  roles: readonly string[];
  /** How many users there are of each kind; `null` until they are counted. */
  counts: UserCountsAnswer | null;
  onChange: (change: UsersQuery) => void;
}

const ANY = 'any';

/** Role, plan and status, each with how many users it has. The first option of each names it, so that one line is enough. */
export function UserFilters({ query, labels, roles, counts, onChange }: UserFiltersProps) {
  const { t } = useLingui();
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    { any, labelOf, count }: { any: string; labelOf: (value: Value) => string; count?: Record<string, number> },
  ) => [
    { value: ANY, label: any },
    ...values.map((value) => ({
      value,
      label: count ? `${labelOf(value)} (${formatNumber(count[value] ?? 0)})` : labelOf(value),
    })),
  ];
  const chosen = <Value extends string>(value: string) => (value === ANY ? undefined : (value as Value));

  return (
    <Grid
      role="search"
      aria-label={t`Filter users`}
      gap="m"
      minCell="9rem"
      lastRow="stretch"
      style={{ inlineSize: 'min(100%, 38rem)' }}
    >
      <Select
        label={t`Role`}
        labelVisibility="hidden"
        options={optionsOf(roles, {
          any: t`Any role`,
          labelOf: (role) => labels.roleOf(role).label,
          ...(counts && { count: counts.roles }),
        })}
        value={query.role ?? ANY}
        onChange={({ value }) => onChange({ role: chosen(value) })}
      />
      <Select
        label={t({ message: 'Plan', context: 'column' })}
        labelVisibility="hidden"
        options={optionsOf(USER_PLANS, {
          any: t`Any plan`,
          labelOf: (plan) => labels.plans[plan],
          ...(counts && { count: counts.plans }),
        })}
        value={query.currentPlan ?? ANY}
        onChange={({ value }) => onChange({ currentPlan: chosen<UserPlan>(value), paid: undefined })}
      />
      <Select
        label={t`Status`}
        labelVisibility="hidden"
        options={optionsOf(USER_STATUSES, {
          any: t`Any status`,
          labelOf: (status) => labels.statuses[status],
          ...(counts && { count: counts.statuses }),
        })}
        value={query.status ?? ANY}
        onChange={({ value }) => onChange({ status: chosen<UserStatus>(value) })}
      />
    </Grid>
  );
}
