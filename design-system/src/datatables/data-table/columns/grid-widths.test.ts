import { expect, it } from 'vitest';
import { gridColumns, widthVariables } from './grid-widths.ts';
import type { Slot } from './slots.ts';

const slots: Slot<object>[] = [
  { id: ':select', kind: 'select', pinned: 'start' },
  { id: 'id', kind: 'data', pinned: 'start', isEdge: true },
  { id: 'name', kind: 'data' },
  { id: ':actions', kind: 'actions', pinned: 'end', isEdge: true },
];
const widthsOf = (...widths: number[]) => widths.map((width) => ({ width, isGrowing: false }));

it('columns share the room by themselves until it is known', () => {
  expect(gridColumns([...widthsOf(52), { width: 160, isGrowing: true }])).toBe('52px minmax(160px, 160fr)');
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
