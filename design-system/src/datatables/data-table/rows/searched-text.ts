import type { CellValue } from '../../../lib/files/spreadsheet-safe.ts';
import { formatterFor } from '../../../lib/i18n/format-value.ts';
import { writtenDigits } from '../../../lib/i18n/search/search-words.ts';
import { withSpellings } from '../../../lib/i18n/search/spelled-out.ts';
import type { DataColumn } from '../data-table.types.ts';
import { formatterOf } from '../export/formatter-of.ts';

const formatDay = formatterFor();

/** The text that a filter looks at in a column: as people read it, with numbers in plain digits and days in both spellings. */
export function searchedTextOf<Item>(column: DataColumn<Item>): (item: Item) => string {
  const read = formatterOf(column);
  const digits = searchedDigitsOf(column);
  return (item) => `${withSpellings(read(item))}\n${digits(item)}`;
}

/** The part of it that only digits find, one text a line: to read numbers and days takes several times as long. */
export function searchedDigitsOf<Item>(column: DataColumn<Item>): (item: Item) => string {
  const read = formatterOf(column);
  return (item) => {
    const digits = writtenDigits(read(item));
    const day = isoDay(column.value(item));
    return (day === undefined ? digits : [...digits, formatDay(day), day]).join('\n');
  };
}

function isoDay(value: CellValue): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  return typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(value)?.[0] : undefined;
}
