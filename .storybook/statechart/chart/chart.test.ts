import { createMachine, not, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import { layOut } from '../drawing/chart.layout.ts';
import { mermaidOf } from './mermaid.ts';

const machine = setup({
  guards: { 'door is open': () => true, 'weight is': (_, _weight: string) => true },
  actions: { ring: () => undefined },
  actors: { drive: createMachine({}) },
}).createMachine({
  id: 'lift',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'button pressed': [
          { guard: not('door is open'), target: 'moving' },
          { guard: { type: 'weight is', params: 'too much' }, actions: 'ring' },
        ],
      },
      after: { 2000: 'waiting' },
    },
    moving: {
      initial: 'up',
      invoke: { src: 'drive', onDone: 'waiting', onError: 'stuck' },
      states: { up: {}, down: {} },
    },
    stuck: { type: 'final' },
  },
});
const chart = chartOf(machine);

describe('the chart of a machine', () => {
  it('names each state by its path, with what is around it and what comes first', () => {
    expect(chart.states.map(({ path, parent, kind, initial }) => [path, parent, kind, initial])).toEqual([
      ['', null, 'compound', 'waiting'],
      ['waiting', '', 'atomic', null],
      ['moving', '', 'compound', 'moving.up'],
      ['moving.up', 'moving', 'atomic', null],
      ['moving.down', 'moving', 'atomic', null],
      ['stuck', '', 'final', null],
    ]);
  });

  it('says events, guards and actions as people say them', () => {
    expect(chart.transitions.map(({ words, guard, actions, targets }) => [words, guard, actions, targets])).toEqual([
      ['button pressed', 'not door is open', [], ['moving']],
      ['button pressed', 'weight is: too much', ['ring'], []],
      ['after 2 s', null, [], ['waiting']],
      ['drive is done', null, [], ['waiting']],
      ['drive failed', null, [], ['stuck']],
    ]);
  });

  it('survives the way from one frame to another', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });
});

describe('its drawing', () => {
  const drawing = layOut(chart);
  const boxOf = (path: string) =>
    drawing.states.find((state) => state.path === path)?.box ?? { x: 0, y: 0, width: 0, height: 0 };

  it('keeps states inside of the state around them', () => {
    const [outer, inner] = [boxOf('moving'), boxOf('moving.down')];

    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  });

  it('has one line for all that leads from one state to another, and none for what stays', () => {
    expect(drawing.edges.map(({ id }) => id)).toEqual([
      '>>waiting',
      'moving>>moving.up',
      'waiting>moving',
      'moving>waiting',
      'moving>stuck',
    ]);
  });
});

describe('its Mermaid text', () => {
  it('ends no label at a colon', () => {
    const labels = mermaidOf(chart)
      .split('\n')
      .filter((line) => line.includes('-->'))
      .map((line) => line.split(' : ')[1] ?? '');

    expect(labels).toContain('button pressed [not door is open]');
    expect(labels.join('')).not.toContain(':');
  });
});
