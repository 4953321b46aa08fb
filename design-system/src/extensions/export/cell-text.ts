import type { CellValue } from './spreadsheet-safe.ts';

export type CellText = (value: CellValue) => string;

/** Writes values of cells as the language does. */
export function cellText(locale: string): CellText {
  const numbers = new Intl.NumberFormat(locale);
  // Spreadsheets know no zones: their days are kept as midnight in UTC.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

  return (value) => {
    if (typeof value === 'number') return numbers.format(value);
    if (value instanceof Date) return days.format(value);
    return String(value ?? '');
  };
}
