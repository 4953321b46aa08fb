import type { KanbanColumn, KanbanItem, KanbanMove, KanbanPosition } from '../kanban.types.ts';

/** The direction of an arrow key, after resolving the writing direction. */
export type Towards = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

/** Stands among the cards where the one in hand would land. */
export const PREVIEW = 'preview';

/** An entry of a column: a card, or at most one preview. */
export type Entry<Item extends KanbanItem> = Item | typeof PREVIEW;

/** A column as the arrow keys see it: its last place, below 0 when there is none to go to. */
export interface Reach {
  id: string;
  last: number;
}

/** The place of a card. */
export function positionOf(columns: readonly KanbanColumn[], itemId: string): KanbanPosition | undefined {
  for (const { id, items } of columns) {
    const index = items.findIndex((item) => item.id === itemId);
    if (index >= 0) return { column: id, index };
  }
  return undefined;
}

export const isSamePosition = (one: KanbanPosition, other: KanbanPosition) =>
  one.column === other.column && one.index === other.index;

/** The columns after a move, for the owner of a board. Columns that it does not touch stay the same objects. */
export function moveCard<Column extends KanbanColumn>(
  columns: readonly Column[],
  { itemId, to }: Pick<KanbanMove, 'itemId' | 'to'>,
): readonly Column[] {
  const item = columns.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!item || columns.every(({ id }) => id !== to.column)) return columns;
  return columns.map((column) => {
    const rest = column.items.filter(({ id }) => id !== itemId);
    if (column.id === to.column) return { ...column, items: rest.toSpliced(to.index, 0, item) };
    return rest.length === column.items.length ? column : { ...column, items: rest };
  });
}

/**
 * The entries of a column while a card is active: without the card at its old position, with `shown` where it would
 * land.
 */
export function entriesDuring<Item extends KanbanItem>(
  { id, items }: KanbanColumn<Item>,
  { itemId, to }: Pick<KanbanMove, 'itemId' | 'to'>,
  shown: Entry<Item>,
): readonly Entry<Item>[] {
  const rest: readonly Entry<Item>[] = items.filter((item) => item.id !== itemId);
  return id === to.column ? rest.toSpliced(to.index, 0, shown) : rest;
}

/** The place one step on; undefined at the edge. Columns without a place are passed over. */
export function step(from: KanbanPosition, towards: Towards, columns: readonly Reach[]): KanbanPosition | undefined {
  const at = columns.findIndex(({ id }) => id === from.column);
  const to = isAcross(towards) ? beside(from, columns, at, towards) : within(from, towards, columns[at]?.last ?? -1);
  return to && !isSamePosition(to, from) ? to : undefined;
}

const isAcross = (towards: Towards) => towards === 'before' || towards === 'after';

function beside({ index }: KanbanPosition, columns: readonly Reach[], at: number, towards: Towards) {
  const onWay = towards === 'after' ? columns.slice(at + 1) : columns.slice(0, Math.max(at, 0)).toReversed();
  const next = onWay.find(({ last }) => last >= 0);
  return next && { column: next.id, index: Math.min(index, next.last) };
}

function within({ column, index }: KanbanPosition, towards: Towards, last: number): KanbanPosition {
  const wanted = { up: index - 1, down: index + 1, first: 0, last, before: index, after: index }[towards];
  return { column, index: Math.max(0, Math.min(wanted, last)) };
}

/** The focus fallback of a removed card or column: the card in its position, or the column when there is none. */
export function focusFallbackOf(
  before: readonly KanbanColumn[],
  now: readonly KanbanColumn[],
): { column: string; itemId: string | undefined } | undefined {
  const gone = before.findIndex(({ id }) => now.every((column) => column.id !== id));
  if (gone >= 0) {
    const column = now[gone] ?? now.at(-1);
    return column && { column: column.id, itemId: undefined };
  }
  if (countOf(now) >= countOf(before)) return undefined;
  const left = new Set(now.flatMap(({ items }) => items.map(({ id }) => id)));
  for (const { id, items } of before) {
    const index = items.findIndex((item) => !left.has(item.id));
    const focusFallbacks = now.find((column) => column.id === id)?.items ?? [];
    if (index >= 0) return { column: id, itemId: (focusFallbacks[index] ?? focusFallbacks.at(-1))?.id };
  }
  return undefined;
}

const countOf = (columns: readonly KanbanColumn[]) => columns.reduce((sum, { items }) => sum + items.length, 0);

interface Under {
  /** The entry under the pointer. */
  entry: number;
  /** Whether the pointer is past the middle of it. */
  isPastMiddle: boolean;
  /** The entry that is the preview, below 0 without one. */
  preview: number;
}

/** The index where a card lands over an entry: before or after it, counted without the preview. */
export function landingAt({ entry, isPastMiddle, preview }: Under): number {
  if (entry === preview) return preview;
  const card = preview >= 0 && entry > preview ? entry - 1 : entry;
  return isPastMiddle ? card + 1 : card;
}
