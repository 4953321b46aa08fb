import { Card, EmptyState, Link, Timeline, TimelineItem } from '@embarque/design-system';
import type { ActivityKind, ActivityLine } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { OwnChangeLine } from '../../../outbox/react/OwnChangeLine.tsx';
import { latestFirst, useOwnChanges } from '../../../outbox/react/useOwnChanges.ts';
import type { UserPartProps } from '../view/user.parts.ts';

const TONES: Partial<Record<ActivityKind, 'success' | 'danger' | 'warning' | 'info'>> = {
  suspended: 'danger',
  reactivated: 'success',
  sale: 'success',
  claim: 'warning',
  'signed-in': 'info',
};

/** The history of the user, the latest first, with the person's own changes that wait or are refused. */
export function UserActivity({ access }: Pick<UserPartProps, 'access'>) {
  const { t } = useLingui();
  const titleOf = useTitles();
  const { answer } = access;
  const lines = latestFirst(answer.activity, useOwnChanges('users', String(answer.user.id)));
  if (lines.length === 0) {
    return (
      <Card title={t`User activity timeline`}>
        <EmptyState headingLevel={3} title={t`No activity yet`} />
      </Card>
    );
  }
  return (
    <Card title={t`User activity timeline`}>
      <Timeline>
        {lines.map((line) =>
          'entry' in line ? (
            <OwnChangeLine key={line.entry.id} change={line} />
          ) : (
            <TimelineItem
              key={line.id}
              tone={TONES[line.kind] ?? 'primary'}
              title={titleOf(line)}
              aside={<time dateTime={line.at}>{formatDayAndTime(new Date(line.at))}</time>}
            >
              {line.by && <Trans>By {line.by}</Trans>}
              {line.kind === 'sale' && <Link href={saleHref(line.note)}>{t`Open the sale`}</Link>}
            </TimelineItem>
          ),
        )}
      </Timeline>
    </Card>
  );
}

const saleHref = (sale: string) => `${paths.sales}?${new URLSearchParams({ sale })}`;

function useTitles(): (line: ActivityLine) => string {
  const { t } = useLingui();
  return ({ kind, note }) => {
    const titles: Record<ActivityKind, string> = {
      sale: t`Sale ${note} made`,
      claim: t`Claim ${note} decided`,
      'signed-in': t`Signed in with ${note}`,
      added: t`User added`,
      invited: t`Invited by email`,
      changed: t`User details changed`,
      suspended: note ? t`Suspended: ${note}` : t({ message: 'Suspended', context: 'activity' }),
      reactivated: t({ message: 'Reactivated', context: 'activity' }),
      restored: t`Restored after a deletion`,
      'reset-link': t`Reset link sent`,
      'signed-out': t`Signed out on all devices`,
      'view-began': t`View as this user began`,
      'view-ended': t`View as this user ended`,
    };
    return titles[kind];
  };
}
