import { useLingui } from '@lingui/react/macro';
import { CircleAlert, PlaneTakeoff, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { NotificationCentre } from './NotificationCentre.tsx';
import type { NotificationItem } from './notification-centre.types.ts';

/** New notifications first, each with actions. A switch controls system notifications. */
export function AppNotifications() {
  const [notifications, setNotifications] = useState(useMorning());
  const [isOn, setOn] = useState(true);
  return (
    <NotificationCentre
      notifications={notifications}
      onRead={({ ids }) =>
        setNotifications(notifications.map((each) => (ids.includes(each.id) ? { ...each, isRead: true } : each)))
      }
      systemNotifications={isOn}
      onSystemNotificationsChange={(change) => setOn(change.isOn)}
    />
  );
}

/** Nothing has happened yet. */
export const NoNotifications = () => <NotificationCentre notifications={[]} onRead={() => {}} />;

/** The first load fails. Trying again takes a moment. */
export function LoadedAgain() {
  const morning = useMorning();
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('failed');
  const retry = () => {
    setState('loading');
    setTimeout(() => setState('ready'), 800);
  };
  return (
    <NotificationCentre
      notifications={state === 'ready' ? morning : []}
      state={state}
      onRetry={retry}
      onRead={() => {}}
    />
  );
}

function useMorning(): NotificationItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'refund',
      title: t`Refund of R$ 1.200 awaiting approval`,
      text: t`Tatiane Rocha cancelled her trip to Lisbon.`,
      when: t`5 minutes ago`,
      href: '/sales',
      icon: ReceiptText,
      tone: 'warning',
    },
    {
      id: 'question',
      title: t`Ahmed Osman asks about winter sports`,
      when: t`20 minutes ago`,
      person: 'Ahmed Osman',
    },
    {
      id: 'esim',
      title: t`eSIM Japan 5 GB was not activated`,
      text: t`The network in Tokyo did not answer.`,
      when: t`1 hour ago`,
      icon: CircleAlert,
      tone: 'danger',
    },
    {
      id: 'flight',
      title: t`14 customers depart today`,
      when: t`This morning`,
      icon: PlaneTakeoff,
      tone: 'info',
      isRead: true,
    },
  ];
}
