import { expect, it } from 'vitest';
import { besidePinned, gridColumns, isTooNarrow, widthVariables } from './grid-widths.ts';
import type { Slot } from './slots.ts';

const slots: Slot<object>[] = [
  { id: ':select', kind: 'select', pinned: 'start' },
  { id: 'id', kind: 'data', pinned: 'start', isEdge: true },
  { id: 'name', kind: 'data' },
  { id: ':actions', kind: 'actions', pinned: 'end', isEdge: true },
];
const widthsOf = (...widths: number[]) => widths.map((width) => ({ width, minWidth: 60, isGrowing: false }));

it('columns share the room by themselves until it is known', () => {
  expect(gridColumns([...widthsOf(52), { width: 160, minWidth: 60, isGrowing: true }])).toBe(
    '52px minmax(160px, 160fr)',
  );
  expect(gridColumns(widthsOf(52, 348))).toBe('52px 348px');
});

it('a pinned column stands as far from its edge as those before it are wide', () => {
  const variables = widthVariables({ slots, widths: widthsOf(52, 80, 600, 68), room: 800 });
  expect(variables).toMatchObject({
    '--grid-width': '800px',
    '--pinned-start': '132px',
    '--pinned-end': '68px',
    '--inset-0': '0px',
    '--inset-1': '52px',
    '--inset-3': '0px',
  });
  expect(variables).not.toHaveProperty('--inset-2');
});

it('pinned columns leave room for the widest of the others, or for most of the grid', () => {
  expect(isTooNarrow(slots, widthsOf(52, 80, 200, 68), 400)).toBe(false);
  expect(isTooNarrow(slots, widthsOf(52, 80, 200, 68), 399)).toBe(true);
  expect(isTooNarrow(slots, widthsOf(52, 80, 900, 68), 500)).toBe(false);
  expect(isTooNarrow(slots, widthsOf(52, 80, 900, 68), 499)).toBe(true);
});

it('a column is no wider than what the pinned ones leave of the room, if it may be as narrow', () => {
  const widthsIn = (room: number, widths = widthsOf(52, 80, 300, 68)) =>
    besidePinned(slots, widths, room).map(({ width }) => width);

  expect(widthsIn(500)).toEqual([52, 80, 300, 68]);
  expect(widthsIn(440)).toEqual([52, 80, 240, 68]);
  expect(
    widthsIn(
      440,
      widthsOf(52, 80, 300, 68).map((each) => ({ ...each, minWidth: 260 })),
    ),
  ).toEqual([52, 80, 260, 68]);
});
