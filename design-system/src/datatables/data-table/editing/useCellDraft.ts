import { useEffect, useMemo, useRef, useState } from 'react';
import type { CellPosition } from '../focus/cell-moves.ts';
import { textToChange } from './cell-text.ts';
import type { DataColumn, DataTableState } from '../data-table.types.ts';
import type { Slot } from '../columns/slots.ts';

/** The draft of a cell. It belongs to its record and column, wherever they are shown now. */
export interface CellDraft {
  /** Tells it from every other draft, also from another one of the same cell. */
  id: number;
  rowKey: string;
  /** The id of the column. */
  column: string;
  /** How the row is called. */
  label: string;
  /** The initial text of the field. */
  before: string;
  text: string;
  /** Why it was not taken, in words for the person. */
  mistake?: string | undefined;
  /** Whether it is being saved. */
  isBusy: boolean;
  /** Whether it is to take the focus. */
  isFocusRequested: boolean;
}

export interface DraftChange extends Partial<Pick<CellDraft, 'text' | 'mistake' | 'isBusy' | 'isFocusRequested'>> {
  /** Of the draft; when it is over by now, nothing changes. */
  id: number;
}

interface Surroundings<Item> {
  rows: readonly Item[];
  order: Uint32Array;
  shown: { from: number; count: number };
  slots: readonly Slot<Item>[];
  rowKey: (item: Item) => string;
  labelOf: (item: Item) => string;
}

export interface DraftModel<Item> {
  draft: CellDraft | undefined;
  /** The position of the cell. Undefined while its row or column is not shown. */
  position: CellPosition | undefined;
  /** Whether something was typed into a cell that is not shown. */
  isAway: boolean;
  /** The place of its row among all that were found. */
  index: number | undefined;
  begin: (cell: { item: Item; column: DataColumn<Item> }) => void;
  change: (change: DraftChange) => void;
  end: () => void;
  /** Calls focus to what would be lost by another edit; whether there is such a thing. */
  callUnsaved: () => boolean;
  /** Whether what was typed would go out of sight with the change. What is being saved may: it comes back if it is refused. */
  isHiddenBy: (change: Partial<DataTableState>) => boolean;
}

/** The one cell that is being edited. What was typed into it outlives the row on screen. */
export function useCellDraft<Item>({
  rows,
  order,
  shown,
  slots,
  rowKey,
  labelOf,
}: Surroundings<Item>): DraftModel<Item> {
  const [draft, setDraft] = useState<CellDraft>();
  const count = useRef(0);
  const key = draft?.rowKey;
  const index = useMemo(
    () => (key === undefined ? undefined : positionInOrder({ rows, order, shown, rowKey }, key)),
    // A key belongs to a row for good, whatever function reads it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [rows, order, shown, key],
  );
  const position = draft && positionOnScreen(index, slots, { shown, column: draft.column });
  const isUnsaved = draft !== undefined && draft.text !== draft.before;
  const isForgotten = draft !== undefined && !position && !isUnsaved;

  // Nothing was typed into it, and its row has gone.
  useEffect(() => {
    if (isForgotten) setDraft(undefined);
  }, [isForgotten]);

  const change = ({ id, ...part }: DraftChange) =>
    setDraft((current) => (current?.id === id ? { ...current, ...part } : current));

  return {
    draft,
    position,
    isAway: isUnsaved && !position,
    index,
    begin: ({ item, column }) => {
      const text = textToChange(column.value(item), column);
      count.current += 1;
      setDraft({
        id: count.current,
        rowKey: rowKey(item),
        column: column.id,
        label: labelOf(item),
        before: text,
        text,
        isBusy: false,
        isFocusRequested: true,
      });
    },
    change,
    end: () => setDraft(undefined),
    callUnsaved: () => {
      if (isUnsaved) change({ id: draft.id, isFocusRequested: true });
      return isUnsaved;
    },
    isHiddenBy: ({ columns, density: _, ...others }) =>
      isUnsaved &&
      position !== undefined &&
      !draft.isBusy &&
      (Object.keys(others).length > 0 || columns?.hidden.includes(draft.column) === true),
  };
}

/** Mostly it is on screen, so that is where it is looked for first. */
export function positionInOrder<Item>(
  { rows, order, shown, rowKey }: Pick<Surroundings<Item>, 'rows' | 'order' | 'shown' | 'rowKey'>,
  key: string,
): number | undefined {
  const isIt = (row: number) => {
    const item = rows[row];
    return item !== undefined && rowKey(item) === key;
  };
  const near = order.subarray(shown.from, shown.from + shown.count).findIndex(isIt);
  if (near >= 0) return shown.from + near;
  const far = order.findIndex(isIt);
  return far >= 0 ? far : undefined;
}

function positionOnScreen<Item>(
  index: number | undefined,
  slots: readonly Slot<Item>[],
  { shown: { from, count }, column: id }: { shown: { from: number; count: number }; column: string },
): CellPosition | undefined {
  const column = slots.findIndex((slot) => slot.id === id);
  if (index === undefined || column < 0 || index < from || index >= from + count) return undefined;
  return { row: index - from, column };
}
