import { useMemo } from 'react';
import { nextAmong } from './clock.ts';
import { useClock } from './useClock.ts';

/**
 * Whether a moment has come. It turns by itself.
 *
 * @param moment as ISO 8601 writes it, or in milliseconds since 1970; `null` for one that never comes
 */
export function useHasPassed(moment: string | number | null | undefined): boolean {
  const time = timeOf(moment);
  const next = useMemo(() => nextAmong([time]), [time]);
  return useClock((now) => time <= now, next);
}

function timeOf(moment: string | number | null | undefined): number {
  const time = typeof moment === 'string' ? Date.parse(moment) : (moment ?? Number.NaN);
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}
