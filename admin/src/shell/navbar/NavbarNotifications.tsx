import { reminderItem } from '../../features/calendar/reminders/reminder.items.ts';
import { useReminders } from '../../features/calendar/reminders/useReminders.ts';
import { Notifications } from '../../features/notifications/Notifications.tsx';

/** The bell, with the reminders of the calendar among its notifications. */
export function NavbarNotifications() {
  const { due, markRead } = useReminders();
  return <Notifications others={due.map(reminderItem)} onRead={markRead} />;
}
