import { isWholeDay } from '../i18n/format-value.ts';

/** `2026-11-21`, or `2026-11-21 14:30:00` where the date has a time. */
export const isoText = (date: Date): string =>
  date
    .toISOString()
    .slice(0, isWholeDay(date) ? 10 : 19)
    .replace('T', ' ');
