import { differenceInMilliseconds, startOfTomorrow } from 'date-fns';
import { dayFromToday } from './day-from-today.ts';

/** Timers stand still while a computer sleeps, and nothing tells of another time zone: the clock is looked at this often. */
const LONGEST_WAIT_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastDay = '';

function look() {
  clearTimeout(timer);
  timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, differenceInMilliseconds(startOfTomorrow(), new Date())));
  const day = dayFromToday();
  if (day === lastDay) return;
  lastDay = day;
  listeners.forEach((listener) => listener());
}

/**
 * Calls the listener when another day begins: at midnight here, or as soon as the page wakes after it. All listeners share one timer.
 *
 * @returns stops listening
 */
export function watchDays(listener: () => void): () => void {
  if (listeners.size === 0) {
    lastDay = dayFromToday();
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    addEventListener('focus', look);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
    removeEventListener('focus', look);
  };
}
