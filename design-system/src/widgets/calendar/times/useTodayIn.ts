import { nextQuarterHour } from '../../../lib/clock/clock.ts';
import { useClock } from '../../../lib/clock/useClock.ts';
import { toWallTime } from './zone.ts';

/** The day of today in a time zone: `2026-11-25`. Its widget is drawn again when another day begins there. */
export const useTodayIn = (timeZone: string): string =>
  useClock((now) => toWallTime(new Date(now).toISOString(), timeZone).slice(0, 'yyyy-mm-dd'.length), nextQuarterHour);
