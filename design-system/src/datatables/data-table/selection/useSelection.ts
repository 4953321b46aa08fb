import { useEffect, useMemo, useRef, useState } from 'react';
import { countSelected, type Selection, selectRange, toggleAll, toggleRow, withoutGone } from './selection.ts';
import { useMetRows } from './useMetRows.ts';

export interface UseSelectionProps {
  /**
   * Whether rows can be selected.
   * @default Whether there is `selected`
   */
  isSelectable?: boolean;
  /** The keys of the selected rows, when their owner keeps them. Those of rows that are not there count for nothing. */
  selected?: readonly string[];
  /** Called with the keys of the rows that are selected from now on. */
  onSelect?: (change: { selected: string[] }) => void;
}

interface Found<Item> {
  rows: readonly Item[];
  order: Uint32Array;
  rowKey: (item: Item) => string;
  /** Whether `rows` are but those of a page: what is not among them is still somewhere. */
  isServed: boolean;
}

export interface RowSelection<Item> {
  selected: Selection;
  /** How many of the rows that were found are selected. */
  extent: 'none' | 'some' | 'all';
  /** How many are selected beside those that were found; from a server, beside those of its page. */
  beyond: number;
  toggle: (key: string, index: number) => Selection;
  /** The row from which a range goes, if none has begun elsewhere. */
  begin: (key: string, index: number) => void;
  /** From the row that was pressed last to this one. */
  toggleTo: (key: string, index: number) => Selection;
  toggleAll: () => Selection;
  clear: () => void;
  /**
   * The selected rows in the order in which they stand; those that were not found come last. Of a server's rows, those that
   * were on no page yet are missing.
   */
  items: () => readonly Item[];
}

/** Which rows are selected. It goes by key, so that a selection outlives pages, sorting and searching. */
export function useSelection<Item>(props: UseSelectionProps, found: Found<Item>): RowSelection<Item> {
  const { rows, order } = found;
  const { selected, change } = useSelected(props, found);
  /** The row from which a range goes, and what was selected when it began: a range that is taken back leaves that. */
  const anchor = useRef<{ index: number; before: Selection }>(undefined);
  const keys = useMemo(
    () => once(() => Array.from(order, (row) => keyAt(found, row))),
    // A key belongs to a row for good, whatever function reads it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [rows, order],
  );
  const count = useMemo(() => (selected.size === 0 ? 0 : countSelected(selected, keys())), [selected, keys]);
  const items = useItems(found, selected);

  // In another order, the row stands elsewhere.
  useEffect(() => {
    anchor.current = undefined;
  }, [order]);

  const toggle = (key: string, index: number) => {
    const next = toggleRow(selected, key);
    anchor.current = { index, before: next };
    return change(next);
  };

  return {
    selected,
    extent: count === 0 ? 'none' : count === order.length ? 'all' : 'some',
    beyond: selected.size - count,
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
    items,
  };
}

/** The keys of the selected rows, controlled or uncontrolled, without removed rows. */
function useSelected<Item>(
  { selected: controlled, onSelect }: UseSelectionProps,
  { rows, rowKey, isServed }: Found<Item>,
) {
  const [own, setOwn] = useState<{ keys: Selection; of: readonly Item[] }>({ keys: new Set(), of: rows });
  if (own.of !== rows) setOwn({ keys: isServed ? own.keys : withoutGone(own.keys, rows, rowKey), of: rows });

  const kept = useMemo(() => {
    if (!controlled) return undefined;
    return isServed ? new Set(controlled) : withoutGone(new Set(controlled), rows, rowKey);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [controlled, rows, isServed]);

  return {
    selected: kept ?? own.keys,
    change: (next: Selection) => {
      setOwn({ keys: next, of: rows });
      onSelect?.({ selected: [...next] });
      return next;
    },
  };
}

function useItems<Item>({ rows, order, rowKey, isServed }: Found<Item>, selected: Selection): () => readonly Item[] {
  const met = useMetRows({ rows, rowKey, selected, isServed });
  return useMemo(
    () =>
      once(() => {
        const found = new Set(order);
        const here = new Set(isServed ? rows.map(rowKey) : []);
        const others = isServed
          ? met.filter((item) => !here.has(rowKey(item)))
          : rows.filter((_, row) => !found.has(row));
        return [...Array.from(order, (row) => rows[row]), ...others].filter(
          (item): item is Item => item !== undefined && selected.has(rowKey(item)),
        );
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [rows, order, selected, met],
  );
}

/** The same answer each time, worked out when somebody first asks. */
function once<Answer>(ask: () => Answer): () => Answer {
  let known: { answer: Answer } | undefined;
  return () => (known ??= { answer: ask() }).answer;
}

function keyAt<Item>({ rows, rowKey }: Found<Item>, row: number): string {
  const item = rows[row];
  return item === undefined ? '' : rowKey(item);
}
