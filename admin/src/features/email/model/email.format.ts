import { formatShortDay } from '@embarque/design-system/format-day';
import { isSameDay } from 'date-fns';
import { formatNumber, formatShortTime } from '../../../i18n/format.ts';

/** `09:42` today, else `21 nov.` */
export function formatListTime(date: Date, today: Date): string {
  return isSameDay(date, today) ? formatShortTime(date) : formatShortDay(date);
}

/** `482 kB`, `1,2 MB`, `1,5 GB` */
export function formatSize(bytes: number): string {
  const [kilobytes, megabytes] = [Math.round(bytes / 1000), Math.round(bytes / 100_000) / 10];
  if (bytes < 1000) return `${formatNumber(bytes)} B`;
  // Asked after rounding: 999.9 kB would read as 1,000 kB.
  if (kilobytes < 1000) return `${formatNumber(kilobytes)} kB`;
  return megabytes < 1000
    ? `${formatNumber(megabytes)} MB`
    : `${formatNumber(Math.round(bytes / 100_000_000) / 10)} GB`;
}
