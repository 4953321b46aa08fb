import { useMemo } from 'react';
import type { CellValue } from '../../../lib/files/spreadsheet-safe.ts';
import type { DataColumn } from '../data-table.types.ts';
import type { DataTableModel } from '../useDataTable.ts';

/** The totals by column id. Undefined when no column has one. */
export function useTotals<Item extends object>({ columns, rows, order }: DataTableModel<Item>) {
  const summed = columns.filter(({ total }) => total !== undefined);
  const ids = summed.map(({ id }) => id).join();
  return useMemo(() => {
    if (ids === '') return undefined;
    const found = Array.from(order, (row) => rows[row]).filter((item): item is Item => item !== undefined);
    return new Map(summed.map((column) => [column.id, totalOf(column, found)]));
    // A total depends on the rows alone; the words of a column may change with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, order, ids]);
}

/** Rows without a number count neither for the sum nor for the average. */
export function totalOf<Item>({ total, value }: DataColumn<Item>, found: readonly Item[]): CellValue {
  if (typeof total === 'function') return total(found);
  const numbers = found.map(value).filter((number): number is number => typeof number === 'number');
  const sum = numbers.reduce((before, number) => before + number, 0);
  if (total === 'sum') return sum;
  return numbers.length > 0 ? sum / numbers.length : null;
}
