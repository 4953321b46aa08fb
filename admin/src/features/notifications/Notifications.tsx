import { NotificationCentre, type NotificationItem } from '@embarque/design-system';
import { useState } from 'react';
import { useSampleNotifications } from './notifications.samples.ts';

interface NotificationsProps {
  /** Notifications of other features, the latest first. */
  others: readonly NotificationItem[];
  /** Called with the ids of those that were read. */
  onRead: (ids: readonly string[]) => void;
}

/** News since the person's last visit. They are samples that no request loads, and stay read as long as the page is open. */
export function Notifications({ others, onRead }: NotificationsProps) {
  const samples = useSampleNotifications();
  const [read, setRead] = useState<readonly string[]>([]);
  const [isSystemOn, setSystemOn] = useState(true);
  const wanted = samples.filter(({ isOfSystem }) => isSystemOn || !isOfSystem);
  return (
    <NotificationCentre
      notifications={[
        ...others,
        ...wanted.map(({ isOfSystem: _, ...each }) => ({ ...each, isRead: read.includes(each.id) })),
      ]}
      onRead={({ ids }) => {
        setRead((current) => [...current, ...ids]);
        onRead(ids);
      }}
      systemNotifications={isSystemOn}
      onSystemNotificationsChange={({ isOn }) => setSystemOn(isOn)}
    />
  );
}
