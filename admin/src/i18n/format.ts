import { formatShortDay } from '@embarque/design-system/format-day';
import { lightFormat } from 'date-fns';
import { isShownTwice, offsetOf } from './time/clock-changes.ts';

/** Made with its first number: it takes longer than formatting a thousand of them. */
const formats = new Map<string | undefined, Intl.NumberFormat>();

/** Dates and numbers are Portuguese by default, whatever the language of the texts (specification §2, §9). */
function numberFormat(currency?: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('pt-BR', currency === undefined ? {} : { style: 'currency', currency });
  formats.set(currency, made);
  return made;
}

/** `09/11/2026`, for a sentence or beside a label (docs/decisions/0017). */
export const formatDay = (date: Date) => lightFormat(date, 'dd/MM/yyyy');

/** `09 nov. 2026`, for a column */
export const formatColumnDay = (date: Date) => formatShortDay(date, { year: true });

let weekdays: Intl.DateTimeFormat | undefined;

/** `segunda-feira, 9 de novembro de 2026`, for a line that shows nothing else in words; mark it as `lang="pt-BR"`. */
export const formatWeekday = (date: Date) =>
  (weekdays ??= new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full' })).format(date);

/** `14:05` */
export const formatShortTime = (date: Date) => lightFormat(date, 'HH:mm');

/** `14:05:09` */
export const formatTime = (date: Date) => lightFormat(date, 'HH:mm:ss');

/** `09/11/2026 14:05`, for every moment; with `(UTC−4)` where the clocks show this time twice. */
export const formatDayAndTime = (date: Date) => withOffset(date, lightFormat(date, 'dd/MM/yyyy HH:mm'));

const withOffset = (date: Date, written: string) => (isShownTwice(date) ? `${written} (${offsetOf(date)})` : written);

/** `1.284` */
export const formatNumber = (value: number) => numberFormat().format(value);

/**
 * `R$ 1.284,50`
 *
 * @param currency ISO 4217 code; an unknown one is shown as it is
 */
export function formatMoney(amount: number, currency: string): string {
  try {
    return numberFormat(currency).format(amount);
  } catch {
    return `${currency} ${numberFormat().format(amount)}`.trim();
  }
}

/**
 * The format of amounts, for figures that format themselves.
 *
 * @param currency one that is no ISO 4217 code leaves bare numbers
 */
export const currencyFormat = (currency: string): Intl.NumberFormatOptions =>
  /^[a-z]{3}$/i.test(currency) ? { style: 'currency', currency } : {};
