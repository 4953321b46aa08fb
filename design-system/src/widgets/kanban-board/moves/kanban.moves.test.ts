import { describe, expect, it } from 'vitest';
import { entriesDuring, focusFallbackOf, landingAt, moveCard, positionOf, PREVIEW, step } from './kanban.moves.ts';
import type { KanbanColumn } from '../kanban.types.ts';

const column = (id: string, cards: string): KanbanColumn => ({
  id,
  title: id.toUpperCase(),
  items: cards.split('').map((card) => ({ id: card })),
});
const board = [column('todo', 'abc'), column('doing', ''), column('done', 'xy')];
const cardsOf = (columns: readonly KanbanColumn[]) => columns.map(({ items }) => items.map(({ id }) => id).join(''));

describe('moving a card', () => {
  it('counts the place without the card', () => {
    expect(cardsOf(moveCard(board, { itemId: 'a', to: { column: 'todo', index: 2 } }))).toEqual(['bca', '', 'xy']);
    expect(cardsOf(moveCard(board, { itemId: 'c', to: { column: 'todo', index: 0 } }))).toEqual(['cab', '', 'xy']);
    expect(cardsOf(moveCard(board, { itemId: 'b', to: { column: 'doing', index: 0 } }))).toEqual(['ac', 'b', 'xy']);
  });

  it('leaves the columns alone that it does not touch', () => {
    const after = moveCard(board, { itemId: 'b', to: { column: 'doing', index: 0 } });

    expect(after[2]).toBe(board[2]);
  });

  it('does nothing with a card or to a column that the board does not have', () => {
    expect(moveCard(board, { itemId: 'z', to: { column: 'todo', index: 0 } })).toBe(board);
    expect(moveCard(board, { itemId: 'a', to: { column: 'gone', index: 0 } })).toBe(board);
    expect(positionOf(board, 'z')).toBeUndefined();
  });
});

it('shows a preview where the card in hand would land, and not the card', () => {
  const entries = (index: number, to: string) =>
    entriesDuring(board[index] ?? column('', ''), { itemId: 'a', to: { column: to, index: 1 } }, PREVIEW).map((entry) =>
      entry === PREVIEW ? '·' : entry.id,
    );

  expect(entries(0, 'todo')).toEqual(['b', '·', 'c']);
  expect(entries(0, 'done')).toEqual(['b', 'c']);
  expect(entries(2, 'done')).toEqual(['x', '·', 'y']);
});

describe('a step', () => {
  const reach = [
    { id: 'todo', last: 2 },
    { id: 'doing', last: -1 },
    { id: 'done', last: 1 },
  ];
  const from = (columnId: string, index: number) => ({ column: columnId, index });

  it('stays in the column and ends at its edges', () => {
    expect(step(from('todo', 1), 'up', reach)).toEqual(from('todo', 0));
    expect(step(from('todo', 1), 'last', reach)).toEqual(from('todo', 2));
    expect(step(from('todo', 2), 'down', reach)).toBeUndefined();
    expect(step(from('todo', 0), 'first', reach)).toBeUndefined();
  });

  it('passes over a column without a place, and goes no further down than there is one', () => {
    expect(step(from('todo', 2), 'after', reach)).toEqual(from('done', 1));
    expect(step(from('done', 1), 'before', reach)).toEqual(from('todo', 1));
    expect(step(from('todo', 2), 'before', reach)).toBeUndefined();
  });
});

describe('the position of a dropped card', () => {
  it('is before a card in its upper half, and after it in its lower half', () => {
    expect(landingAt({ entry: 1, isPastMiddle: false, preview: -1 })).toBe(1);
    expect(landingAt({ entry: 1, isPastMiddle: true, preview: -1 })).toBe(2);
  });

  it('does not count the preview, over which nothing changes', () => {
    expect(landingAt({ entry: 1, isPastMiddle: true, preview: 1 })).toBe(1);
    expect(landingAt({ entry: 3, isPastMiddle: false, preview: 1 })).toBe(2);
    expect(landingAt({ entry: 0, isPastMiddle: true, preview: 1 })).toBe(1);
  });
});

describe('the neighbour of a removed card', () => {
  const column = (id: string, ...ids: string[]): KanbanColumn => ({
    id,
    title: id,
    items: ids.map((itemId) => ({ id: itemId })),
  });
  const before = [column('todo', 'a', 'b'), column('done', 'c')];

  it('is the next card, else the one before, else the column', () => {
    expect(focusFallbackOf(before, [column('todo', 'b'), column('done', 'c')])).toEqual({
      column: 'todo',
      itemId: 'b',
    });
    expect(focusFallbackOf(before, [column('todo', 'a'), column('done', 'c')])).toEqual({
      column: 'todo',
      itemId: 'a',
    });
    expect(focusFallbackOf(before, [column('todo', 'a', 'b'), column('done')])).toEqual({
      column: 'done',
      itemId: undefined,
    });
  });

  it('is the next column, else the one before', () => {
    expect(focusFallbackOf(before, [column('done', 'c')])).toEqual({ column: 'done', itemId: undefined });
    expect(focusFallbackOf(before, [column('todo', 'a', 'b')])).toEqual({ column: 'todo', itemId: undefined });
  });

  it('is nothing when nothing is gone, or everything', () => {
    expect(focusFallbackOf(before, [column('todo', 'b'), column('done', 'c', 'a')])).toBeUndefined();
    expect(focusFallbackOf(before, [])).toBeUndefined();
  });
});
