import { describe, expect, it } from 'vitest';
import { copyItem, moveItems, positionOf } from './sortable.moves.ts';
import type { SortableLists } from './sortable.types.ts';

const item = (id: string) => ({ id, label: id });
const lists: SortableLists = [
  { id: 'desk', label: 'Desk', items: ['a', 'b', 'c', 'd'].map(item) },
  { id: 'field', label: 'Field', items: ['x'].map(item) },
];
const idsOf = (after: SortableLists) => after.map(({ items }) => items.map(({ id }) => id).join(''));

describe('moving items', () => {
  it('counts the place without them', () => {
    expect(idsOf(moveItems(lists, ['a'], { listId: 'desk', index: 3 }))).toEqual(['bcda', 'x']);
    expect(idsOf(moveItems(lists, ['d'], { listId: 'desk', index: 0 }))).toEqual(['dabc', 'x']);
  });

  it('keeps the order of several, wherever they come from', () => {
    expect(idsOf(moveItems(lists, ['x', 'd', 'b'], { listId: 'field', index: 0 }))).toEqual(['ac', 'bdx']);
  });

  it('leaves the original where it is and gives each copy a new id', () => {
    const once = copyItem(lists, 'a', { listId: 'field', index: 1 });
    const twice = copyItem(once, 'a', { listId: 'field', index: 0 });

    expect(twice.map(({ items }) => items.map(({ id }) => id))).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a 3', 'x', 'a 2'],
    ]);
  });

  it('knows no place of what is in no list', () => {
    expect(positionOf(lists, 'c')).toEqual({ listId: 'desk', index: 2 });
    expect(positionOf(lists, 'z')).toBeUndefined();
    expect(copyItem(lists, 'z', { listId: 'desk', index: 0 })).toBe(lists);
  });
});
