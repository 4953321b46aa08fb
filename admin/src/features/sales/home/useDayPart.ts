import { useSyncExternalStore } from 'react';

const EVERY_MINUTE_MS = 60_000;

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day that an hour belongs to, from 0 to 23. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

const dayPart = () => dayPartOf(new Date().getHours());

/** The part of the day here. Timers stand still while a computer sleeps, so the clock is also looked at when it wakes. */
export const useDayPart = (): DayPart => useSyncExternalStore(watchClock, dayPart);

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, EVERY_MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  addEventListener('focus', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('focus', onChange);
  };
}
