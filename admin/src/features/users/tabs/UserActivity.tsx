import { Card, Timeline, TimelineItem } from '@embarque/design-system';
import type { ActivityKind, ActivityLine } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { OwnChangeLine } from '../../../outbox/react/OwnChangeLine.tsx';
import { latestFirst, useOwnChanges } from '../../../outbox/react/useOwnChanges.ts';
import type { UserPartProps } from '../view/user.parts.ts';

const TONES: Partial<Record<ActivityKind, 'success' | 'danger' | 'warning' | 'info'>> = {
  suspended: 'danger',
  reactivated: 'success',
  project: 'info',
  training: 'success',
  meeting: 'warning',
};

/** The history of the user, the latest first, with the person's own changes that wait or are refused. */
export function UserActivity({ access }: Pick<UserPartProps, 'access'>) {
  const { t } = useLingui();
  const titleOf = useTitles();
  const { answer } = access;
  const own = useOwnChanges('users', String(answer.user.id));
  return (
    <Card title={t`User activity timeline`}>
      <Timeline>
        {latestFirst(answer.activity, own).map((line) =>
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
            </TimelineItem>
          ),
        )}
      </Timeline>
    </Card>
  );
}

function useTitles(): (line: ActivityLine) => string {
  const { t } = useLingui();
  return ({ kind, note }) => {
    const titles: Record<ActivityKind, string> = {
      'invoices-paid': t`${note} invoices have been paid`,
      meeting: t`Meeting with a client`,
      project: t`New project for a client`,
      training: t`Training on the claims app finished`,
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
