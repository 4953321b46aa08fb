/** Dates and numbers are Portuguese by default, whatever the language of the texts (specification §2, §9). */
const LOCALE = 'pt-BR';

const dayFormat = new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const dayAndTimeFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
const numberFormat = new Intl.NumberFormat(LOCALE);

/** `09 nov. 2026` */
export function formatDay(date: Date): string {
  return dayFormat
    .formatToParts(date)
    .map(({ type, value }) => (type === 'literal' ? ' ' : value))
    .join('');
}

/** `14:05:09` */
export const formatTime = (date: Date) => timeFormat.format(date);

/** `9 de novembro de 2026 às 14:05` */
export const formatDayAndTime = (date: Date) => dayAndTimeFormat.format(date);

/** `1.284` */
export const formatNumber = (value: number) => numberFormat.format(value);

/**
 * `R$ 1.284,50`
 *
 * @param currency ISO 4217 code; an unknown one is shown as it is
 */
export function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(amount);
  } catch {
    return `${currency} ${numberFormat.format(amount)}`;
  }
}
