import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { ErrorState } from '../../components/empty-state/ErrorState.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
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
  const freshRef = useRef<HTMLDivElement>(null);
  const shared = { onRead, onOpen, onLeave };

  // All of them disappear from where they are, and the button with them.
  const readAll = () => {
    if (freshRef.current) moveFocusOutOf(freshRef.current);
    onRead({ ids: fresh.map(({ id }) => id) });
  };

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
          <Section
            ref={freshRef}
            title={
              <span role="status">
                <Plural value={fresh.length} one="# new" other="# new" />
              </span>
            }
            action={
              <Button variant="ghost" size="small" onClick={readAll}>
                <Trans>Mark all as read</Trans>
              </Button>
            }
            lines={fresh}
            {...shared}
          />
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
  action?: ReactNode;
  lines: readonly NotificationItem[];
  ref?: Ref<HTMLDivElement>;
}

function Section({ title, action, lines, ref, ...shared }: SectionProps) {
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <Part ref={ref} role="group" aria-labelledby={titleId}>
      <Head>
        <span id={titleId}>{title}</span>
        {action}
      </Head>
      <Lines role="list">
        {lines.map((line) => (
          <NotificationLine key={line.id} line={line} {...shared} />
        ))}
      </Lines>
    </Part>
  );
}
