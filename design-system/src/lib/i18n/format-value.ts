import type { CellValue } from '../files/spreadsheet-safe.ts';

const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });
const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Writes values of cells; `2026-11-21` counts as a day. Numbers and days are Portuguese whatever the language of the texts. */
export function formatterFor(format?: Intl.NumberFormatOptions): (value: CellValue) => string {
  // Made with the first number: most columns have none, and each costs as much as a row.
  let numbers: Intl.NumberFormat | undefined;
  return (value) => {
    if (typeof value === 'number') return (numbers ??= new Intl.NumberFormat('pt-BR', format)).format(value);
    if (value instanceof Date) return (isWholeDay(value) ? days : moments).format(value);
    // Written by hand: to ask `Intl` takes a second for 100,000 rows.
    if (typeof value === 'string') return value.replace(day, '$3/$2/$1');
    return String(value ?? '');
  };
}

/** Whether a date of a sheet is a day, and has no time; sheets know no zones. */
export const isWholeDay = (date: Date): boolean => date.getTime() % 86_400_000 === 0;
