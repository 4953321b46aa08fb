import { useSyncExternalStore } from 'react';
import { watchDays } from './day-clock.ts';
import { dayFromToday } from './day-from-today.ts';

const today = () => dayFromToday();

/** The day of today, here: `2026-11-21`. What reads it is drawn again when another day begins. */
export function useToday(): string {
  return useSyncExternalStore(watchDays, today, today);
}
