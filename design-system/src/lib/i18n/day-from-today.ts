import { addDays, formatISO } from 'date-fns';

/** Today, or as many days from it: `dayFromToday(-6)` begins the last seven days. As ISO 8601 writes it: `2026-11-21`. */
export function dayFromToday(days = 0): string {
  return formatISO(addDays(new Date(), days), { representation: 'date' });
}
