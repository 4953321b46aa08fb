import { useCallback, useSyncExternalStore } from 'react';
import { watchDays } from '../../../lib/i18n/day-clock.ts';
import { toWallTime } from './zone.ts';

/** The day of today in a time zone: `2026-11-25`. Its widget is drawn again when another day begins there. */
export function useTodayIn(timeZone: string): string {
  const today = useCallback(
    () => toWallTime(new Date().toISOString(), timeZone).slice(0, 'yyyy-mm-dd'.length),
    [timeZone],
  );
  const watch = useCallback((listener: () => void) => watchDays(listener, today), [today]);
  return useSyncExternalStore(watch, today, today);
}
