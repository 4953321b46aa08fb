import type { ColumnSort } from '../data-table.types.ts';

/**
 * The sort after a press on a head: ascending, descending, then none. With other columns kept, this one only orders
 * rows that are equal in them.
 */
export function nextSort(sort: readonly ColumnSort[], column: string, keepsOthers: boolean): ColumnSort[] {
  const current = sort.find((by) => by.column === column);
  const direction = current ? nextDirection[current.direction] : 'ascending';
  if (!keepsOthers) return direction ? [{ column, direction }] : [];
  if (!current) return [...sort, { column, direction: 'ascending' }];
  return sort.flatMap((by) => (by.column !== column ? by : direction ? { column, direction } : []));
}

const nextDirection: Record<ColumnSort['direction'], ColumnSort['direction'] | undefined> = {
  ascending: 'descending',
  descending: undefined,
};
