import { formatShortDay } from '@embarque/design-system/format-day';
import { format, isSameDay } from 'date-fns';
import { formatNumber } from '../../../i18n/format.ts';

/** `09:42` today, else `21 nov.` */
export function formatListTime(date: Date, today: Date): string {
  return isSameDay(date, today) ? format(date, 'HH:mm') : formatShortDay(date);
}

/** `482 kB`, `1,2 MB` */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)} B`;
  if (bytes < 1_000_000) return `${formatNumber(Math.round(bytes / 1000))} kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}
