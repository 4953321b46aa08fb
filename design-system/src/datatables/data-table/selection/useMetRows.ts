import { useEffect, useState } from 'react';
import type { Selection } from './selection.ts';

interface MetRowsOptions<Item> {
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  selected: Selection;
  /** Whether `rows` are but those of a page. */
  isServed: boolean;
}

const none: never[] = [];

/** The selected rows of all pages that a server has shown, each as it was seen last. */
export function useMetRows<Item>({ rows, rowKey, selected, isServed }: MetRowsOptions<Item>): readonly Item[] {
  const [met, setMet] = useState<readonly Item[]>(none);

  useEffect(() => {
    if (!isServed) return;
    setMet((before) => {
      const here = new Set(rows.map(rowKey));
      const away = before.filter((item) => !here.has(rowKey(item)));
      const known = [...away, ...rows].filter((item) => selected.has(rowKey(item)));
      return known.length > 0 ? known : none;
    });
    // A key belongs to a row for good, whatever function reads it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, selected, isServed]);
  return met;
}
