import type { NotificationItem } from '@embarque/design-system';
import { CalendarClock } from 'lucide-react';
import { formatDay, formatDayAndTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { wallTimeOf } from '../model/calendar.times.ts';
import type { StoredReminder } from './reminder.storage.ts';

/** The address of the event that a reminder is about, on its day. */
export function hrefOfReminder({ eventId, date, start, allDay }: Omit<StoredReminder, 'isRead'>): string {
  const search = new URLSearchParams({
    date: allDay ? start : wallTimeOf(start).slice(0, 'yyyy-mm-dd'.length),
    event: String(eventId),
    ...(date !== undefined && { at: date }),
  });
  return `${paths.calendar}?${search}`;
}

/** A reminder as the bell lists it. */
export const reminderItem = (reminder: StoredReminder): NotificationItem => ({
  id: reminder.id,
  title: reminder.title,
  text: reminder.allDay ? formatDay(new Date(`${reminder.start}T12:00`)) : formatDayAndTime(new Date(reminder.start)),
  when: formatDayAndTime(new Date(reminder.at)),
  href: hrefOfReminder(reminder),
  icon: CalendarClock,
  isRead: reminder.isRead,
});
