import { Card, ErrorState, FilterTile, Grid } from '@embarque/design-system';
import type { UserCountsAnswer, UsersQuery } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, UserCheck, UserPlus, Users } from 'lucide-react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { isNarrowed, NO_FILTERS } from '../../../people/users/users.query.ts';
import type { QueryResult } from '../../../query/useQuery.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';

export interface UserStatsProps {
  /** How many users there are of each kind. */
  result: QueryResult<UserCountsAnswer>;
  /** The query in the URL. */
  query: UsersQuery;
  onChange: (change: UsersQuery) => void;
}

/** Four figures of all users, as parts of those of the whole network; each narrows the list to what it counts. */
export function UserStats({ result, query, onChange }: UserStatsProps) {
  const { t } = useLingui();
  const tryAgain = useQueryRetry(result);
  const { data: counts, error, isLoading } = result;
  const tiles = [
    { id: 'total', label: t`Total users`, icon: Users, tone: 'primary', change: {}, isPressed: !isNarrowed(query) },
    {
      id: 'paid',
      label: t`Paid users`,
      icon: UserPlus,
      tone: 'info',
      change: { paid: 'yes' },
      isPressed: query.paid === 'yes',
    },
    {
      id: 'active',
      label: t`Active users`,
      icon: UserCheck,
      tone: 'success',
      change: { status: 'active' },
      isPressed: query.status === 'active',
    },
    {
      id: 'pending',
      label: t`Pending users`,
      icon: Clock,
      tone: 'warning',
      change: { status: 'pending' },
      isPressed: query.status === 'pending',
    },
  ] as const;

  if (error !== null) {
    return (
      <Card>
        <ErrorState headingLevel={2} title={t`Couldn't count the users`} onRetry={tryAgain} isRetrying={isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      </Card>
    );
  }
  return (
    <Grid role="group" aria-label={t`Numbers of users`} minCell="min(13rem, 40%)" lastRow="stretch">
      {tiles.map(({ id, change, ...tile }) => {
        const everywhere = formatNumber(counts?.network[id] ?? 0);
        return (
          <FilterTile
            key={id}
            {...tile}
            value={counts?.here[id]}
            note={<Trans>of {everywhere} in all agencies</Trans>}
            onClick={() => onChange({ ...NO_FILTERS, ...change })}
          />
        );
      })}
    </Grid>
  );
}
