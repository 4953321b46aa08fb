import { formatterFor } from '../../../lib/i18n/format-value.ts';
import type { DataColumn } from '../data-table.types.ts';

/** Writes the values of a column. */
export function formatterOf<Item>({ value, text, format }: DataColumn<Item>): (item: Item) => string {
  if (text) return text;
  const formatValue = formatterFor(format);
  return (item) => formatValue(value(item));
}
