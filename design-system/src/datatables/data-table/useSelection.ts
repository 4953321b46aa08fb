import { useEffect, useMemo, useRef, useState } from 'react';
import { howMany, type Selection, selectRange, toggleAll, toggleRow } from './selection.ts';

export interface UseSelectionProps {
  /**
   * Whether rows can be selected.
   * @default Whether there is `selected`
   */
  isSelectable?: boolean;
  /** The keys of the selected rows, when their owner keeps them. */
  selected?: readonly string[];
  /** Called with the keys of the rows that are selected from now on. */
  onSelect?: (change: { selected: string[] }) => void;
}

interface Found<Item> {
  rows: readonly Item[];
  order: Uint32Array;
  rowKey: (item: Item) => string;
}

export interface RowSelection<Item> {
  selected: Selection;
  /** How many of the rows that were found are selected. */
  extent: 'none' | 'some' | 'all';
  toggle: (key: string, index: number) => Selection;
  /** The row from which a range goes, if none has begun elsewhere. */
  begin: (key: string, index: number) => void;
  /** From the row that was pressed last to this one. */
  toggleTo: (key: string, index: number) => Selection;
  toggleAll: () => Selection;
  clear: () => void;
  /** The selected rows in the order in which they stand; those that were not found come last. */
  items: () => Item[];
}

/** Which rows are selected. It goes by key, so that a selection outlives pages, sorting and searching. */
export function useSelection<Item>(
  { selected: controlled, onSelect }: UseSelectionProps,
  { rows, order, rowKey }: Found<Item>,
): RowSelection<Item> {
  const [own, setOwn] = useState<Selection>(new Set());
  const selected = useMemo(() => (controlled ? new Set(controlled) : own), [controlled, own]);
  /** The row from which a range goes, and what was selected when it began: a range that is taken back leaves that. */
  const anchor = useRef<{ index: number; before: Selection }>(undefined);
  const keys = useMemo(() => {
    let known: string[] | undefined;
    return () => (known ??= Array.from(order, (row) => keyAt(rows, row, rowKey)));
    // A key belongs to a row for good, whatever function reads it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, order]);

  // In another order, the row stands elsewhere.
  useEffect(() => {
    anchor.current = undefined;
  }, [order]);

  const change = (next: Selection) => {
    setOwn(next);
    onSelect?.({ selected: [...next] });
    return next;
  };

  const toggle = (key: string, index: number) => {
    const next = toggleRow(selected, key);
    anchor.current = { index, before: next };
    return change(next);
  };

  return {
    selected,
    extent: selected.size === 0 ? 'none' : howMany(selected, keys()),
    toggle,
    begin: (key, index) => {
      anchor.current ??= { index, before: new Set([...selected, key]) };
    },
    toggleTo: (key, index) => {
      if (!anchor.current) return toggle(key, index);
      const { index: from, before } = anchor.current;
      return change(selectRange(before, keys(), { from, to: index }));
    },
    toggleAll: () => {
      anchor.current = undefined;
      return change(toggleAll(selected, keys()));
    },
    clear: () => {
      anchor.current = undefined;
      change(new Set());
    },
    items: () => {
      const found = new Set(order);
      const others = rows.filter((_, row) => !found.has(row));
      return [...Array.from(order, (row) => rows[row]), ...others].filter(
        (item): item is Item => item !== undefined && selected.has(rowKey(item)),
      );
    },
  };
}

function keyAt<Item>(rows: readonly Item[], row: number, rowKey: (item: Item) => string): string {
  const item = rows[row];
  return item === undefined ? '' : rowKey(item);
}
