import { useEffect, useRef, useState } from 'react';
import type { DataTableModel } from '../useDataTable.ts';
import { positionInOrder } from './useCellDraft.ts';

interface FollowedRow {
  rowKey: string;
  /** How many rows below it is meant: 0 is the row itself. */
  by: number;
}

export interface Followed {
  /** The row that is meant, as it is shown now: -1 while it is not shown; undefined when none is followed. */
  row: number | undefined;
  follow: (row: FollowedRow) => void;
  stop: () => void;
}

/** Keeps to a record wherever it is sorted: the row at its former position is another record. */
export function useFollowedRow<Item extends object>(model: DataTableModel<Item>): Followed {
  const { rows, order, shown, rowKey, isServed, state, change } = model;
  const [followed, setFollowed] = useState<FollowedRow>();
  const key = followed?.rowKey;
  const index = key === undefined ? undefined : positionInOrder({ rows, order, shown, rowKey }, key);
  const isShown = index !== undefined && index >= shown.from && index < shown.from + shown.count;
  const isElsewhere = index !== undefined && !isShown && !isServed;
  const seen = useRef({ order, key });

  // The record is followed to where the order puts it, but not away from a page that the person chooses.
  useEffect(() => {
    const isMoved = seen.current.order !== order || seen.current.key !== key;
    seen.current = { order, key };
    if (!isElsewhere) return;
    if (isMoved) change({ page: Math.floor(index / state.perPage) + 1 });
    else setFollowed(undefined);
  }, [order, key, isElsewhere, index, state.perPage, change]);

  const rowNow = isShown ? index - shown.from + (followed?.by ?? 0) : -1;
  return { row: followed && rowNow, follow: setFollowed, stop: () => setFollowed(undefined) };
}
