import type { AnnouncedPosition } from '../../../extensions/drag-and-drop/usePositionMessages.ts';
import { isSamePosition, positionOf, step, type Towards } from './kanban.moves.ts';
import type { BoardStore, ActiveCard } from './kanban.store.ts';
import type { KanbanItem, KanbanMove, KanbanPosition } from '../kanban.types.ts';

/** Takes a card in hand. */
export function lift(store: BoardStore, itemId: string, by: ActiveCard['by']): void {
  const { columns, messages } = store.owner;
  const from = positionOf(columns, itemId);
  const item = itemOf(store, itemId);
  if (!from || !item) return;
  const room = store.windows.get(from.column)?.roomOf(itemId) ?? { start: 0, size: 0 };
  store.set({
    active: { itemId, item, by, from, to: from, ...room },
    down: undefined,
    current: itemId,
    announcement: messages.pickedUp(announcedItem(store, item), announced(store, itemId, from)),
  });
}

/** Holds the card in hand over a place. */
export function moveTo(store: BoardStore, to: KanbanPosition): void {
  const { active } = store.get();
  if (!active || isSamePosition(active.to, to)) return;
  if (active.by === 'keyboard') store.windows.get(to.column)?.show(to.index);
  store.set({
    active: { ...active, to },
    focusRequest: focusRequestOf(active),
    announcement: store.owner.messages.whereabouts(announced(store, active.itemId, to)),
  });
}

/** Carries the card in hand one step on. */
export function moveTowards(store: BoardStore, towards: Towards): void {
  const { active } = store.get();
  if (!active) return;
  const reach = store.owner.columns.map(({ id }) => ({ id, last: sizeWith(store, active.itemId, id) - 1 }));
  const to = step(active.to, towards, reach);
  if (to) moveTo(store, to);
}

/** Puts the card in hand down where it is held. */
export function drop(store: BoardStore): void {
  const { active } = store.get();
  if (!active) return;
  const { itemId, item, to } = active;
  // Meanwhile the owner may have moved it.
  const from = positionOf(store.owner.columns, itemId);
  store.set({
    active: undefined,
    down: active.by === 'pointer' ? active : undefined,
    focusRequest: focusRequestOf(active),
    announcement: store.owner.messages.dropped(announcedItem(store, item), announced(store, itemId, to)),
  });
  if (from && !isSamePosition(from, to)) report(store, { itemId, from, to });
}

/** Leaves the card in hand where it came from. */
export function cancel(store: BoardStore): void {
  const { active } = store.get();
  if (!active) return;
  store.set({
    active: undefined,
    focusRequest: focusRequestOf(active),
    announcement: store.owner.messages.returned(announcedItem(store, active.item)),
  });
}

/** Moves a card at once, without taking it in hand. */
export function send(store: BoardStore, itemId: string, to: KanbanPosition): void {
  const from = positionOf(store.owner.columns, itemId);
  const item = itemOf(store, itemId);
  if (!from || !item) return;
  store.set({
    current: itemId,
    focusRequest: { itemId },
    announcement: store.owner.messages.moved(announcedItem(store, item), announced(store, itemId, to)),
  });
  report(store, { itemId, from, to });
}

function report(store: BoardStore, move: KanbanMove): void {
  store.set({ moved: { ...move, hasArrived: false } });
  store.owner.onMove(move);
}

/** Says so when the owner has put a card back that was moved: what was said of it is not true any more. */
export function noticeReturn(store: BoardStore): void {
  const { moved } = store.get();
  const item = moved && itemOf(store, moved.itemId);
  const position = moved && positionOf(store.owner.columns, moved.itemId);
  if (!moved || !item || !position) return;
  const { from, to, hasArrived } = moved;
  const isAtStart = from.column === to.column ? isSamePosition(position, from) : position.column === from.column;
  if (!isAtStart && !hasArrived) store.set({ moved: { ...moved, hasArrived: true } });
  if (isAtStart && hasArrived)
    store.set({ moved: undefined, announcement: store.owner.messages.returned(announcedItem(store, item)) });
}

/** Opens a card, where the owner has something to open. */
export function open(store: BoardStore, itemId: string): void {
  const item = itemOf(store, itemId);
  if (item) store.owner.onOpen?.({ item });
}

/** Takes the focus from a card to the next one in a direction. */
export function focusTowards(store: BoardStore, itemId: string, towards: Towards): void {
  const { columns } = store.owner;
  const from = positionOf(columns, itemId);
  const to =
    from &&
    step(
      from,
      towards,
      columns.map(({ id, items }) => ({ id, last: items.length - 1 })),
    );
  const next = to && columns.find(({ id }) => id === to.column)?.items[to.index];
  if (!next) return;
  store.windows.get(to.column)?.show(to.index);
  store.set({ current: next.id, focusRequest: { itemId: next.id } });
}

/** Sees to it that Tab leads to a card that there is. */
export function keepCurrent(store: BoardStore): void {
  const { current } = store.get();
  if (current !== undefined && positionOf(store.owner.columns, current)) return;
  store.set({ current: store.owner.columns.find(({ items }) => items.length > 0)?.items[0]?.id });
}

export function itemOf({ owner }: BoardStore, itemId: string): KanbanItem | undefined {
  for (const { items } of owner.columns) {
    const item = items.find(({ id }) => id === itemId);
    if (item) return item;
  }
  return undefined;
}

/** The pointer needs no focus, and must not scroll the card to it. */
const focusRequestOf = ({ by, itemId }: ActiveCard) => (by === 'keyboard' ? { itemId } : undefined);

const announcedItem = ({ owner }: BoardStore, item: KanbanItem) => ({ label: owner.itemLabel(item) });

function announced(store: BoardStore, itemId: string, { column, index }: KanbanPosition): AnnouncedPosition {
  const list = store.owner.columns.find(({ id }) => id === column)?.title ?? '';
  return { index, size: sizeWith(store, itemId, column), list };
}

/** How many cards a column has when this one is among them. */
function sizeWith({ owner }: BoardStore, itemId: string, column: string): number {
  const items = owner.columns.find(({ id }) => id === column)?.items ?? [];
  return items.some(({ id }) => id === itemId) ? items.length : items.length + 1;
}
