import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { required } from '../../testing/required.ts';
import { chartOf } from '../chart/chart.ts';
import { layOut } from './chart.layout.ts';
import { mirrored } from './mirror.ts';

const machine = setup({}).createMachine({
  id: 'form',
  initial: 'idle',
  states: { idle: { on: { save: 'saving', close: 'closed' } }, saving: { on: { saved: 'idle' } }, closed: {} },
});
const drawing = layOut(chartOf(machine));

it('has each state as far from the right as it was from the left', () => {
  const lefts = drawing.states.map(({ box }) => box.x);
  const rights = mirrored(drawing).states.map(({ box }) => drawing.width - box.x - box.width);

  expect(new Set(lefts).size).toBeGreaterThan(1);
  expect(rights).toEqual(lefts);
});

it('turns lines and their labels with the states', () => {
  const edge = required(
    drawing.edges.find(({ lines }) => lines.length > 0),
    'line with a label',
  );
  const turned = required(
    mirrored(drawing).edges.find(({ id }) => id === edge.id),
    'mirrored line',
  );

  expect(turned.points.map(({ x, y }) => [drawing.width - x, y])).toEqual(edge.points.map(({ x, y }) => [x, y]));
  expect(drawing.width - turned.label.x - turned.label.width).toBe(edge.label.x);
});

it('is the first drawing again when it is turned twice', () => {
  const rounded = JSON.parse(JSON.stringify(mirrored(mirrored(drawing)), round)) as unknown;
  expect(rounded).toEqual(JSON.parse(JSON.stringify(drawing, round)));
});

/** Differences of fractions are not exact. */
const round = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
