import type { CellValue } from '../files/spreadsheet-safe.ts';
import { numberWriter } from './number-writer.ts';

const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Writes values of cells; `2026-11-21` counts as a day. Numbers and days are Portuguese whatever the language of the texts. */
export function formatterFor(format?: Intl.NumberFormatOptions): (value: CellValue) => string {
  // Made with the first number: most columns have none, and each costs as much as a row.
  let writeNumber: ((value: number) => string) | undefined;
  return (value) => {
    if (typeof value === 'number') return (writeNumber ??= numberWriter(format))(value);
    if (value instanceof Date) return (isWholeDay(value) ? days : moments).format(value);
    // Written by hand: to ask `Intl` takes a second for 100,000 rows.
    if (typeof value === 'string')
      return isDay(value) ? `${value.slice(8)}/${value.slice(5, 7)}/${value.slice(0, 4)}` : value;
    return String(value ?? '');
  };
}

// Most texts are told by their length, which is quicker than the pattern.
const isDay = (text: string) => text.length === 10 && day.test(text);

/** Whether a date of a sheet is a day, and has no time; sheets know no zones. */
export const isWholeDay = (date: Date): boolean => date.getTime() % 86_400_000 === 0;
