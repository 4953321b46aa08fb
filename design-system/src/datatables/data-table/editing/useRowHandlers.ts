import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DraftChange } from './useCellDraft.ts';
import type { CellChange } from '../data-table.types.ts';

/** The handlers of rows and their cells. */
export interface RowHandlers<Item> {
  select: (press: { item: Item; index: number; isRange: boolean }) => void;
  toggleDetail: (item: Item) => void;
  save: (change: CellChange<Item>) => Promise<void> | void;
  changeDraft: (change: DraftChange) => void;
  /** Ends a draft, if it is not over already; focus goes to a cell beside it, or stays where it is. */
  endEdit: (end: { id: number; next: CellStep | undefined }) => void;
}

/** How far to go from a cell: rows down, columns on. */
export interface CellStep {
  rows: number;
  columns: number;
}

/** The same object for good, which does what the latest render would do: a row is rendered only for what it shows. */
export function useRowHandlers<Item extends object>(rowHandlers: RowHandlers<Item>): RowHandlers<Item> {
  const latest = useRef(rowHandlers);
  useLayoutEffect(() => {
    latest.current = rowHandlers;
  });
  return useMemo(
    () => ({
      select: (press) => latest.current.select(press),
      toggleDetail: (item) => latest.current.toggleDetail(item),
      save: (change) => latest.current.save(change),
      changeDraft: (change) => latest.current.changeDraft(change),
      endEdit: (end) => latest.current.endEdit(end),
    }),
    [],
  );
}
