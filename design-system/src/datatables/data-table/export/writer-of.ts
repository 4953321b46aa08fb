import { writeValue } from '../../../lib/i18n/write-value.ts';
import type { DataColumn } from '../data-table.types.ts';

/** Writes the values of a column. */
export function writerOf<Item>({ value, text, format }: DataColumn<Item>): (item: Item) => string {
  if (text) return text;
  const write = writeValue(format);
  return (item) => write(value(item));
}
