import type { SpokenPlace } from '../../../extensions/drag-and-drop/usePlaceWords.ts';
import { isSamePlace, placeOf, step, type Towards } from './kanban.moves.ts';
import type { BoardStore, Hand } from './kanban.store.ts';
import type { KanbanItem, KanbanMove, KanbanPlace } from '../kanban.types.ts';

/** Takes a card in hand. */
export function lift(store: BoardStore, itemId: string, by: Hand['by']): void {
  const { columns, words } = store.owner;
  const from = placeOf(columns, itemId);
  const item = itemOf(store, itemId);
  if (!from || !item) return;
  const room = store.windows.get(from.column)?.roomOf(itemId) ?? { start: 0, size: 0 };
  store.set({
    hand: { itemId, item, by, from, to: from, ...room },
    down: undefined,
    current: itemId,
    said: words.pickedUp(spokenItem(store, item), spoken(store, itemId, from)),
  });
}

/** Holds the card in hand over a place. */
export function carry(store: BoardStore, to: KanbanPlace): void {
  const { hand } = store.get();
  if (!hand || isSamePlace(hand.to, to)) return;
  if (hand.by === 'keyboard') store.windows.get(to.column)?.show(to.index);
  store.set({
    hand: { ...hand, to },
    wish: wishOf(hand),
    said: store.owner.words.whereabouts(spoken(store, hand.itemId, to)),
  });
}

/** Carries the card in hand one step on. */
export function carryTowards(store: BoardStore, towards: Towards): void {
  const { hand } = store.get();
  if (!hand) return;
  const reach = store.owner.columns.map(({ id }) => ({ id, last: sizeWith(store, hand.itemId, id) - 1 }));
  const to = step(hand.to, towards, reach);
  if (to) carry(store, to);
}

/** Puts the card in hand down where it is held. */
export function drop(store: BoardStore): void {
  const { hand } = store.get();
  if (!hand) return;
  const { itemId, item, to } = hand;
  // Meanwhile the owner may have moved it.
  const from = placeOf(store.owner.columns, itemId);
  store.set({
    hand: undefined,
    down: hand.by === 'pointer' ? hand : undefined,
    wish: wishOf(hand),
    said: store.owner.words.putDown(spokenItem(store, item), spoken(store, itemId, to)),
  });
  if (from && !isSamePlace(from, to)) report(store, { itemId, from, to });
}

/** Leaves the card in hand where it came from. */
export function cancel(store: BoardStore): void {
  const { hand } = store.get();
  if (!hand) return;
  store.set({
    hand: undefined,
    wish: wishOf(hand),
    said: store.owner.words.isBack(spokenItem(store, hand.item)),
  });
}

/** Moves a card at once, without taking it in hand. */
export function send(store: BoardStore, itemId: string, to: KanbanPlace): void {
  const from = placeOf(store.owner.columns, itemId);
  const item = itemOf(store, itemId);
  if (!from || !item) return;
  store.set({
    current: itemId,
    wish: { itemId },
    said: store.owner.words.moved(spokenItem(store, item), spoken(store, itemId, to)),
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
  const place = moved && placeOf(store.owner.columns, moved.itemId);
  if (!moved || !item || !place) return;
  const { from, to, hasArrived } = moved;
  const isAtStart = from.column === to.column ? isSamePlace(place, from) : place.column === from.column;
  if (!isAtStart && !hasArrived) store.set({ moved: { ...moved, hasArrived: true } });
  if (isAtStart && hasArrived) store.set({ moved: undefined, said: store.owner.words.isBack(spokenItem(store, item)) });
}

/** Opens a card, where the owner has something to open. */
export function open(store: BoardStore, itemId: string): void {
  const item = itemOf(store, itemId);
  if (item) store.owner.onOpen?.({ item });
}

/** Takes the focus from a card to the next one in a direction. */
export function focusTowards(store: BoardStore, itemId: string, towards: Towards): void {
  const { columns } = store.owner;
  const from = placeOf(columns, itemId);
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
  store.set({ current: next.id, wish: { itemId: next.id } });
}

/** Sees to it that Tab leads to a card that there is. */
export function keepCurrent(store: BoardStore): void {
  const { current } = store.get();
  if (current !== undefined && placeOf(store.owner.columns, current)) return;
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
const wishOf = ({ by, itemId }: Hand) => (by === 'keyboard' ? { itemId } : undefined);

const spokenItem = ({ owner }: BoardStore, item: KanbanItem) => ({ label: owner.itemLabel(item) });

function spoken(store: BoardStore, itemId: string, { column, index }: KanbanPlace): SpokenPlace {
  const list = store.owner.columns.find(({ id }) => id === column)?.title ?? '';
  return { index, size: sizeWith(store, itemId, column), list };
}

/** How many cards a column has when this one is among them. */
function sizeWith({ owner }: BoardStore, itemId: string, column: string): number {
  const items = owner.columns.find(({ id }) => id === column)?.items ?? [];
  return items.some(({ id }) => id === itemId) ? items.length : items.length + 1;
}
