import { describe, expect, it, vi } from 'vitest';
import { tabbed } from './export/export-table.ts';
import { moveCell } from './focus/cell-moves.ts';
import { asDeclared, moveColumn, neighbourOf, pinColumn, sideOf } from './columns/column-layout.ts';
import { shareRoom } from './columns/column-widths.ts';
import { howMany, selectRange, toggleAll, toggleRow, withoutGone } from './selection/selection.ts';
import { nextSort } from './rows/sort-change.ts';
import { totalOf } from './grid/useTotals.ts';
import { formatterFor } from '../../lib/i18n/format-value.ts';

describe('a press on a head', () => {
  const byName = [{ column: 'name', direction: 'ascending' as const }];

  it('sorts, turns the direction, and takes the sort back', () => {
    const second = nextSort(byName, 'name', false);
    expect(nextSort([], 'name', false)).toEqual(byName);
    expect(second).toEqual([{ column: 'name', direction: 'descending' }]);
    expect(nextSort(second, 'name', false)).toEqual([]);
  });

  it('keeps the other columns, and its own place among them, when asked', () => {
    const both = nextSort(byName, 'age', true);
    expect(both).toEqual([...byName, { column: 'age', direction: 'ascending' }]);
    expect(nextSort(both, 'name', true)).toEqual([{ column: 'name', direction: 'descending' }, both[1]]);
    expect(nextSort(nextSort(both, 'name', true), 'name', true)).toEqual([both[1]]);
  });
});

describe('columns', () => {
  const shown = ['id', 'name', 'age'];

  it('take the place of another one, in either direction', () => {
    expect(moveColumn(asDeclared, shown, { id: 'id', to: 'age' }).order).toEqual(['name', 'age', 'id']);
    expect(moveColumn(asDeclared, shown, { id: 'age', to: 'id' }).order).toEqual(['age', 'id', 'name']);
  });

  it('that are hidden come back beside their neighbours, whatever was moved meanwhile (BR2-23)', () => {
    const layout = { ...asDeclared, hidden: ['name'] };
    const moved = moveColumn(layout, ['id', 'name', 'age', 'city'], { id: 'city', to: 'age' });

    expect(moved.order).toEqual(['id', 'name', 'city', 'age']);
    expect(moveColumn(moved, ['id', 'name', 'age', 'city'], { id: 'age', to: 'city' }).order).toEqual([
      'id',
      'name',
      'age',
      'city',
    ]);
  });

  it('are copied with texts that run nothing and negative numbers that stay numbers', () => {
    const columns = [
      { id: 'note', header: 'Note', value: ({ note }: { note: string }) => note },
      { id: 'balance', header: 'Balance', value: ({ balance }: { balance: number }) => balance },
    ];

    expect(tabbed(columns, [{ note: '-1\t+2', balance: -12.5 }])).toBe("Note\tBalance\n'-1 +2\t-12,5");
  });

  it('stay at one edge only, and move among those that stay there', () => {
    const pinned = pinColumn(pinColumn(asDeclared, 'id', 'end'), 'id', 'start');
    const both = pinColumn(pinned, 'age', 'start');
    expect(pinned.pinned).toEqual({ start: ['id'], end: [] });
    expect(sideOf(both, 'age')).toBe('start');
    expect(moveColumn(both, ['id', 'age', 'name'], { id: 'age', to: 'id' }).pinned.start).toEqual(['age', 'id']);
    expect(neighbourOf(both, ['id', 'age', 'name'], 'age', 1)).toBeUndefined();
    expect(neighbourOf(both, ['id', 'age', 'name'], 'age', -1)).toBe('id');
    expect(pinColumn(both, 'age', undefined).pinned.start).toEqual(['id']);
  });

  const asking = [
    { id: 'id', width: 100, minWidth: 60, isChosen: true },
    { id: 'name', width: 200, minWidth: 60, isChosen: false },
    { id: 'age', width: 100, minWidth: 60, isChosen: false },
  ];
  it('share the room that is left, but for those whose width was chosen', () => {
    expect(shareRoom(asking, 701)).toEqual({ id: 100, name: 400, age: 201 });
    expect(shareRoom(asking, 300)).toEqual({ id: 100, name: 200, age: 100 });
    expect(shareRoom(asking.slice(0, 1), 700)).toEqual({ id: 100 });
  });

  it('give a little where the room falls short by little, and scroll where it falls short by more', () => {
    expect(shareRoom(asking, 380)).toEqual({ id: 100, name: 186, age: 94 });
    expect(shareRoom(asking, 360)).toEqual({ id: 100, name: 200, age: 100 });
  });

  it('give no more than they can', () => {
    const narrow = asking.map((column) => (column.id === 'age' ? { ...column, minWidth: 100 } : column));
    expect(shareRoom(narrow, 385)).toEqual({ id: 100, name: 185, age: 100 });
  });
});

describe('a selection', () => {
  const keys = ['a', 'b', 'c', 'd'];

  it('takes a row in and out', () => {
    expect([...toggleRow(new Set(['a']), 'b')]).toEqual(['a', 'b']);
    expect([...toggleRow(new Set(['a', 'b']), 'a')]).toEqual(['b']);
  });

  it('makes a range what its first row is', () => {
    expect([...selectRange(new Set(['b']), keys, { from: 1, to: 3 })]).toEqual(['b', 'c', 'd']);
    expect([...selectRange(new Set(['a', 'c']), keys, { from: 3, to: 1 })]).toEqual(['a']);
  });

  it('takes all rows that were found, or none of them, and leaves others alone', () => {
    expect(howMany(toggleAll(new Set(['x', 'a']), keys), keys)).toBe('all');
    expect([...toggleAll(new Set(['x', ...keys]), keys)]).toEqual(['x']);
    expect(howMany(new Set(['a']), keys)).toBe('some');
  });

  it('lets go of rows that have gone, and looks at none while nothing is selected', () => {
    const keyOf = vi.fn((row: string) => row);
    expect([...withoutGone(new Set(['c', 'x', 'a']), keys, keyOf)]).toEqual(['c', 'a']);
    const all = new Set(['a', 'b']);
    expect(withoutGone(all, keys, keyOf)).toBe(all);

    keyOf.mockClear();
    expect(withoutGone(new Set(), keys, keyOf)).toEqual(new Set());
    expect(keyOf).not.toHaveBeenCalled();
  });
});

describe('a key in the grid', () => {
  const grid = { rows: 100, columns: 5, screenful: 10, isRtl: false, hasDetail: () => false };
  const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

  it.each([
    ['ArrowDown', false, { row: 4, column: 2 }],
    ['ArrowUp', false, { row: 2, column: 2 }],
    ['ArrowRight', false, { row: 3, column: 3 }],
    ['ArrowLeft', false, { row: 3, column: 1 }],
    ['Home', false, { row: 3, column: 0 }],
    ['End', false, { row: 3, column: 4 }],
    ['Home', true, { row: -1, column: 0 }],
    ['End', true, { row: 99, column: 4 }],
    ['PageDown', false, { row: 13, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
  ])('%s (Ctrl: %s) leads to another cell', (key, isCtrl, to) => {
    expect(moveCell({ row: 3, column: 2 }, press(key, isCtrl), grid)).toEqual(to);
  });

  it('is mirrored from right to left', () => {
    expect(moveCell({ row: 3, column: 2 }, press('ArrowRight'), { ...grid, isRtl: true })).toEqual({
      row: 3,
      column: 1,
    });
  });

  it('stops at the edges and at the head', () => {
    expect(moveCell({ row: 99, column: 4 }, press('ArrowDown'), grid)).toEqual({ row: 99, column: 4 });
    expect(moveCell({ row: 0, column: 0 }, press('ArrowUp'), grid)).toEqual({ row: -1, column: 0 });
    expect(moveCell({ row: -1, column: 0 }, press('PageUp'), grid)).toEqual({ row: -1, column: 0 });
  });

  it('leads through what has opened between two rows', () => {
    const opened = { ...grid, hasDetail: (row: number) => row === 3 || row === 99 };
    const detail = { row: 3, column: 2, isDetail: true };
    expect(moveCell({ row: 3, column: 2 }, press('ArrowDown'), opened)).toEqual(detail);
    expect(moveCell(detail, press('ArrowDown'), opened)).toEqual({ row: 4, column: 2 });
    expect(moveCell({ row: 4, column: 2 }, press('ArrowUp'), opened)).toEqual(detail);
    expect(moveCell(detail, press('ArrowUp'), opened)).toEqual({ row: 3, column: 2 });
    expect(moveCell({ ...detail, row: 99 }, press('ArrowDown'), opened)).toEqual({ ...detail, row: 99 });
  });

  it('leads nowhere when it is another key', () => {
    expect(moveCell({ row: 3, column: 2 }, press('x'), grid)).toBeUndefined();
  });
});

describe('a total', () => {
  const column = { id: 'age', header: 'Age', value: ({ age }: { age: number | null }) => age };
  const rows = [{ age: 30 }, { age: null }, { age: 40 }];

  it('adds up or averages the rows that have a number', () => {
    expect(totalOf({ ...column, total: 'sum' }, rows)).toBe(70);
    expect(totalOf({ ...column, total: 'average' }, rows)).toBe(35);
    expect(totalOf({ ...column, total: 'average' }, [])).toBeNull();
    expect(totalOf({ ...column, total: (found) => found.length }, rows)).toBe(3);
  });
});

describe('a value in writing', () => {
  it('is Portuguese', () => {
    expect(formatterFor()(1234.5)).toBe('1.234,5');
    expect(formatterFor()('2026-11-21')).toBe('21/11/2026');
    expect(formatterFor()(new Date('2026-11-21'))).toBe('21/11/2026');
    expect(formatterFor()(null)).toBe('');
    expect(formatterFor()('eSIM Europe')).toBe('eSIM Europe');
  });
});
