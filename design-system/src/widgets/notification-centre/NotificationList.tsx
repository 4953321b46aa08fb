import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { ErrorState } from '../../components/empty-state/ErrorState.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import { Foot, Head, Lines, Part } from './NotificationCentre.styles.ts';
import { NotificationLine } from './NotificationLine.tsx';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';
import type { NotificationItem, NotificationListProps } from './notification-centre.types.ts';

/** The content of the panel. */
export function NotificationList({
  notifications,
  state = 'ready',
  onRead,
  onOpen,
  onLeave,
  onRetry,
  systemNotifications,
  onSystemNotificationsChange,
}: NotificationListProps) {
  const { t } = useLingui();
  const fresh = notifications.filter(({ isRead }) => !isRead);
  const earlier = notifications.filter(({ isRead }) => isRead);
  const shared = { onRead, onOpen, onLeave };

  return (
    <>
      {state === 'loading' && <NotificationSkeleton />}
      {state === 'failed' && (
        <ErrorState title={t`Couldn't load notifications`} {...(onRetry && { onRetry })}>
          <Trans>Nothing is lost. Try again in a moment.</Trans>
        </ErrorState>
      )}
      {state === 'ready' && notifications.length === 0 && (
        <EmptyState title={t`Nothing new`}>
          <Trans>Sales, refunds and delays that need attention appear here.</Trans>
        </EmptyState>
      )}
      {state === 'ready' && (
        <>
          <Section title={<Trans context="notifications">New</Trans>} lines={fresh} {...shared} />
          <Section title={<Trans>Earlier</Trans>} lines={earlier} {...shared} />
        </>
      )}
      {systemNotifications !== undefined && (
        <Foot>
          <Switch
            checked={systemNotifications}
            onChange={({ target }) => onSystemNotificationsChange?.({ isOn: target.checked })}
          >
            <Trans>System notifications</Trans>
          </Switch>
        </Foot>
      )}
    </>
  );
}

interface SectionProps extends Pick<NotificationListProps, 'onRead' | 'onOpen' | 'onLeave'> {
  title: ReactNode;
  lines: readonly NotificationItem[];
}

function Section({ title, lines, ...shared }: SectionProps) {
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <Part role="group" aria-labelledby={titleId}>
      <Head id={titleId}>{title}</Head>
      <Lines role="list">
        {lines.map((line) => (
          <NotificationLine key={line.id} line={line} {...shared} />
        ))}
      </Lines>
    </Part>
  );
}
