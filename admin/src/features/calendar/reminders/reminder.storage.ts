import * as v from 'valibot';
import { createPersisted } from '../../../storage/persisted.ts';
import type { DueReminder } from './reminder.due.ts';

export interface StoredReminder extends DueReminder {
  isRead: boolean;
}

export interface StoredReminders {
  /** Up to when reminders have been shown, as a time stamp in milliseconds; `null` before the first visit. */
  since: number | null;
  /** Those that were due, the latest first. */
  due: readonly StoredReminder[];
}

const none: StoredReminders = { since: null, due: [] };

const schema: v.GenericSchema<unknown, StoredReminders> = v.object({
  since: v.nullable(v.number()),
  due: v.array(
    v.object({
      id: v.string(),
      eventId: v.number(),
      date: v.exactOptional(v.string()),
      title: v.string(),
      start: v.string(),
      allDay: v.boolean(),
      at: v.number(),
      isRead: v.boolean(),
    }),
  ),
});

/** Reminders as this browser has shown them, for all tabs of a person. */
export const storedReminders = createPersisted('embarque.calendar.reminders', schema, none);
