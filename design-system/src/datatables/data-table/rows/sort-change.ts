import type { ColumnSort } from '../data-table.types.ts';

/**
 * What a press on a head makes of the sort: first ascending, then descending, then as it was without. With others kept, the
 * column only decides between their equals.
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
