import { NotificationCentre } from '@embarque/design-system';
import { useState } from 'react';
import { useSampleNotifications } from './notifications.samples.ts';

/** News since the person's last visit. They are samples that no request loads, and stay read as long as the page is open. */
export function Notifications() {
  const samples = useSampleNotifications();
  const [read, setRead] = useState<readonly string[]>([]);
  const [isSystemOn, setSystemOn] = useState(true);
  const wanted = samples.filter(({ isOfSystem }) => isSystemOn || !isOfSystem);
  return (
    <NotificationCentre
      notifications={wanted.map(({ isOfSystem: _, ...each }) => ({ ...each, isRead: read.includes(each.id) }))}
      onRead={({ ids }) => setRead((current) => [...current, ...ids])}
      systemNotifications={isSystemOn}
      onSystemNotificationsChange={({ isOn }) => setSystemOn(isOn)}
    />
  );
}
