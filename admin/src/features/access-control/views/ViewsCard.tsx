import { Card, ErrorState, Link, Loading, Skeleton, Table } from '@embarque/design-system';
import type { RoleViewEntry } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { useView } from '../../../session/view/useRights.ts';
import type { NamedRole } from '../useAllRoles.ts';
import { loadViews } from './views.api.ts';

/** The audit of views: by whom, as whom, from when till when. */
export function ViewsCard({ roles }: { roles: readonly NamedRole[] }) {
  const { t } = useLingui();
  // A view that begins or ends on this page adds to the list.
  const { data, error, isLoading, tryAgain } = useQuery(loadViews, useView()?.auditId ?? null);
  return (
    <Card
      title={t`“View as” history`}
      subtitle={t`Read-only sessions.`}
      padding={error === null && data && data.views.length > 0 ? 'none' : 'normal'}
    >
      {error === null ? (
        <Views views={data?.views} roles={roles} />
      ) : (
        <ErrorState headingLevel={3} title={t`Couldn't load the views`} onRetry={tryAgain} isRetrying={isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      )}
    </Card>
  );
}

interface ViewsProps {
  /** Left out while they load. */
  views: readonly RoleViewEntry[] | undefined;
  roles: readonly NamedRole[];
}

function Views({ views, roles }: ViewsProps) {
  const { t } = useLingui();
  if (!views) {
    return (
      <Loading label={t`Loading views…`}>
        <Skeleton shape="block" height="3rem" />
      </Loading>
    );
  }
  if (views.length === 0) return <p>{t`Nobody has looked at the app as someone else yet.`}</p>;
  const roleName = (wanted: string) =>
    roles.find(({ id, userRole }) => [id, userRole].includes(wanted))?.name ?? wanted;
  return (
    <Table
      caption={t`“View as” history`}
      cards="phone"
      rows={views}
      rowKey={({ id }) => id}
      columns={[
        { id: 'by', header: t({ message: 'By', context: 'person' }), cell: ({ by }) => by },
        {
          id: 'as',
          header: t({ message: 'Viewed as', context: 'role or person' }),
          cell: ({ person, role }) =>
            person ? <Link href={`${paths.user}/${person.id}`}>{person.fullName}</Link> : roleName(role),
        },
        { id: 'from', header: t({ message: 'From', context: 'moment' }), cell: ({ beganAt }) => momentOf(beganAt) },
        {
          id: 'to',
          header: t({ message: 'To', context: 'moment' }),
          cell: ({ endedAt }) => (endedAt ? momentOf(endedAt) : t({ message: 'Goes on', context: 'view' })),
        },
      ]}
    />
  );
}

const momentOf = (at: string) => <time dateTime={at}>{formatDayAndTime(new Date(at))}</time>;
