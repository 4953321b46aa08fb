import { claim as claimInBrowser } from '../../../storage/claim.ts';
import type { Persisted } from '../../../storage/persisted.ts';
import type { CalendarEvent } from '../model/calendar.state.ts';
import { type DueReminder, dueBetween } from './reminder.due.ts';
import type { StoredReminders } from './reminder.storage.ts';

/** How long reminders wait at most for a look at the clock: computers sleep, and timers with them. */
const LOOK_MS = 60_000;

/** How old the known events may be: another device may have changed them. */
const RELOAD_MS = 5 * 60_000;

/** How many reminders the bell lists. */
const MOST_LISTED = 20;

/** How long a tab waits for another one that shows reminders. */
const CLAIM_MS = 2000;

export interface ReminderOptions {
  load: (signal: AbortSignal) => Promise<readonly CalendarEvent[]>;
  stored: Persisted<StoredReminders>;
  /** Called with reminders that no other tab shows. */
  onDue: (due: readonly DueReminder[]) => void;
  /** Takes a name for one tab alone. */
  claim?: typeof claimInBrowser;
}

export interface ReminderWatch {
  /** Loads the events again, as after a change. */
  reload: () => void;
  stop: () => void;
}

/**
 * Shows each reminder once when it is due, and those that became due while no page was open. Of several tabs, the first that looks
 * at the clock shows it.
 */
export function watchReminders({ load, stored, onDue, claim = claimInBrowser }: ReminderOptions): ReminderWatch {
  const over = new AbortController();
  const { signal } = over;
  let events: readonly CalendarEvent[] | null = null;
  let loadedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;

  const refresh = async () => {
    if (Date.now() - loadedAt < RELOAD_MS) return;
    try {
      events = await load(signal);
      loadedAt = Date.now();
    } catch {
      // Reminders of the events that are known are due all the same.
    }
  };
  const report = async (known: readonly CalendarEvent[]) => {
    const release = await claim('embarque.reminders', CLAIM_MS);
    if (!release) return;
    const now = Date.now();
    const { since, due } = stored.read();
    const found = dueBetween(known, since ?? now, now);
    const listed = found.map((each) => ({ ...each, isRead: false })).toReversed();
    stored.write({ since: now, due: [...listed, ...due].slice(0, MOST_LISTED) });
    release();
    if (found.length > 0) onDue(found);
  };
  const look = async () => {
    looks += 1;
    const own = looks;
    clearTimeout(timer);
    await refresh();
    if (events && !signal.aborted) await report(events);
    if (signal.aborted || own !== looks) return;
    const now = Date.now();
    const [next] = dueBetween(events ?? [], now, now + LOOK_MS);
    timer = setTimeout(() => void look(), next ? next.at - now : LOOK_MS);
  };
  void look();

  return {
    reload: () => {
      loadedAt = -Infinity;
      void look();
    },
    stop: () => {
      over.abort();
      clearTimeout(timer);
    },
  };
}
