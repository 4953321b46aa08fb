import { useMemo, useSyncExternalStore } from 'react';
import { useUserStorage } from '../../../session/storage/useUserStorage.ts';
import { storedReminders, type StoredReminder } from './reminder.storage.ts';

export interface Reminders {
  /** Those that were due, the latest first. */
  due: readonly StoredReminder[];
  markRead: (ids: readonly string[]) => void;
}

/** The reminders that this browser has shown, in step with other tabs. */
export function useReminders(): Reminders {
  const storage = useUserStorage();
  const stored = useMemo(() => storedReminders.in(storage), [storage]);
  const { due } = useSyncExternalStore(stored.subscribe, stored.read);
  return {
    due,
    markRead: (ids) => {
      const { since, due: all } = stored.read();
      stored.write({ since, due: all.map((each) => (ids.includes(each.id) ? { ...each, isRead: true } : each)) });
    },
  };
}
