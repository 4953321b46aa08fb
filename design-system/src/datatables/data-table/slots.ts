import type { PinSide } from './column-layout.ts';
import type { DataColumn } from './data-table.types.ts';
import type { TableModel } from './useColumns.ts';
import { writerOf } from './writer-of.ts';

/** What stands beside the data: a box to select the row, a button that opens it, its actions. */
export type SideKind = 'select' | 'expand' | 'actions';

/** One column of the grid as it is laid out. */
export interface Slot<Item> {
  id: string;
  kind: SideKind | 'data';
  /** What it shows; only `data` has one. */
  column?: DataColumn<Item>;
  /** Its value in writing. */
  write?: (item: Item) => string;
  /** In px. */
  width: number;
  /** The edge it stays at while the others scroll. */
  pinned?: PinSide;
  /** How far from that edge, in px. */
  offset?: number;
  /** Whether it is the last one before those that scroll. */
  isEdge?: boolean;
}

/** One of the columns beside the data. */
export interface Side {
  kind: SideKind;
  /** In px. */
  width: number;
}

interface SlotsOptions<Item extends object> {
  table: TableModel<Item>;
  columns: readonly DataColumn<Item>[];
  sides: readonly Side[];
  /** The width that all columns share, in px; 0 until it is known. */
  room: number;
}

/** All columns in the order in which they stand, those beside the data at the edges. */
export function slotsOf<Item extends object>({ table, columns, sides, room }: SlotsOptions<Item>): Slot<Item>[] {
  const side = ({ kind, width }: Side): Slot<Item> => ({
    id: `:${kind}`,
    kind,
    width,
    pinned: kind === 'actions' ? 'end' : 'start',
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const data = arrangedColumns(table).flatMap((model): Slot<Item>[] => {
    const column = byId.get(model.id);
    const pinned = model.getIsPinned();
    if (!column) return [];
    return [
      {
        id: model.id,
        kind: 'data',
        column,
        write: writerOf(column),
        width: model.getSize(),
        ...(pinned && { pinned }),
      },
    ];
  });
  const leading = sides.filter(({ kind }) => kind !== 'actions').map(side);
  const trailing = sides.filter(({ kind }) => kind === 'actions').map(side);
  const slots = [...leading, ...data, ...trailing];
  return isTooNarrow(slots, room) ? slots.map(({ pinned: _, ...slot }) => slot) : withOffsets(slots);
}

/** As they stand from the start to the end: pinned, scrolling, pinned. */
function arrangedColumns<Item extends object>(table: TableModel<Item>) {
  return [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ];
}

/** So much of the room is enough beside what stays, also for columns that are wider. */
const ENOUGH = 0.6;

/** Whether what stays leaves too little room to see the others whole, as on a phone. */
function isTooNarrow<Item>(slots: readonly Slot<Item>[], room: number): boolean {
  const pinned = slots.reduce((sum, slot) => (slot.pinned ? sum + slot.width : sum), 0);
  const widest = Math.max(0, ...slots.map((slot) => (slot.pinned ? 0 : slot.width)));
  return room - pinned < Math.min(widest, ENOUGH * room);
}

function withOffsets<Item>(slots: readonly Slot<Item>[]): Slot<Item>[] {
  const next = [...slots];
  let start = 0;
  slots.forEach((slot, index) => {
    if (slot.pinned !== 'start') return;
    next[index] = { ...slot, offset: start, isEdge: slots[index + 1]?.pinned !== 'start' };
    start += slot.width;
  });
  let end = 0;
  for (let index = slots.length - 1; index >= 0; index -= 1) {
    const slot = slots[index];
    if (slot?.pinned !== 'end') continue;
    next[index] = { ...slot, offset: end, isEdge: slots[index - 1]?.pinned !== 'end' };
    end += slot.width;
  }
  return next;
}
