import { getDayOfWeek, parseDate } from '@internationalized/date';

/** A Sunday. */
const SUNDAY = parseDate('2026-11-22');

/** The day that weeks begin with, from the data that date pickers use for Portuguese: 0 is Sunday. */
export function firstDayOfWeek(): number {
  return (7 - getDayOfWeek(SUNDAY, 'pt-BR')) % 7;
}
