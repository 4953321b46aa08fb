import { dayFromToday } from '../i18n/day-from-today.ts';
import { nextQuarterHour } from './clock.ts';
import { useClock } from './useClock.ts';

const today = () => dayFromToday();

/** The day of today, here: `2026-11-21`. What reads it is drawn again when another day begins. */
export const useToday = (): string => useClock(today, nextQuarterHour);
