import { differenceInMilliseconds, startOfTomorrow } from 'date-fns';
import { dayFromToday } from './day-from-today.ts';

/** Timers stand still while a computer sleeps, and nothing tells of another time zone: the clock is looked at this often. */
const LONGEST_WAIT_MS = 60_000;

/** By their listeners: how to ask for the day, and the answer of last time. */
const watched = new Map<() => void, { today: () => string; lastDay: string }>();
let timer: ReturnType<typeof setTimeout> | undefined;

function look() {
  clearTimeout(timer);
  timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, differenceInMilliseconds(startOfTomorrow(), new Date())));
  for (const [listener, each] of watched) {
    const day = each.today();
    if (day === each.lastDay) continue;
    each.lastDay = day;
    listener();
  }
}

/**
 * Calls the listener when another day begins: at midnight, or as soon as the page wakes after it. All listeners share one timer.
 *
 * @param today gives the day; left out, that of the device
 * @returns stops listening
 */
export function watchDays(listener: () => void, today: () => string = dayFromToday): () => void {
  const isFirst = watched.size === 0;
  watched.set(listener, { today, lastDay: today() });
  if (isFirst) {
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    addEventListener('focus', look);
  }
  return () => {
    watched.delete(listener);
    if (watched.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
    removeEventListener('focus', look);
  };
}
