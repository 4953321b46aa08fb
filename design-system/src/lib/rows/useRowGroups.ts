import { useCallback, useMemo } from 'react';

interface RowGroups<Row> {
  rows: readonly Row[];
  groupOf: ((row: Row) => string) | undefined;
  rowHeight: number;
  groupHeight: number;
}

/** The names above the first row of each group, and the height that each row takes with one. */
export function useRowGroups<Row>({ rows, groupOf, rowHeight, groupHeight }: RowGroups<Row>) {
  const heads = useMemo(() => {
    const names = new Map<number, string>();
    let last: string | undefined;
    for (const [index, row] of groupOf ? rows.entries() : []) {
      const name = groupOf?.(row);
      if (name !== undefined && name !== last) names.set(index, name);
      last = name;
    }
    return names;
  }, [rows, groupOf]);
  const sizeOf = useCallback(
    (index: number) => rowHeight + (heads.has(index) ? groupHeight : 0),
    [heads, rowHeight, groupHeight],
  );
  return { heads, sizeOf };
}
