import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../chart/chart.ts';
import { wordingOf } from './wording.ts';

const chart = chartOf(
  createMachine({ id: 'kanban', initial: 'loading', states: { loading: { on: { shown: 'ready' } }, ready: {} } }),
);
const words = {
  kanban: { states: { ready: 'Boards on screen' }, time: { shown: 'A while later' }, tabs: { synced: 'Synced' } },
};
const plain = wordingOf(words, false);
const technical = wordingOf(words, true);

describe('in plain words', () => {
  it('a chart says its own, or else those that several machines share', () => {
    expect(plain.chart({ chart }).states.map(({ name }) => name)).toEqual(['Boards', 'Loading', 'Boards on screen']);
    expect(plain.chart({ chart }).transitions.map((transition) => transition.words)).toEqual(['A while later']);
  });

  it('an event says what happens and where it comes from, also of the second machine of a kind', () => {
    expect(plain.event('kanban 2', 'synced')).toEqual({ text: 'Synced', origin: 'tabs' });
    expect(plain.event('unknown', 'thing happened')).toEqual({ text: 'thing happened', origin: 'app' });
  });

  it('a move names only what has changed', () => {
    const entry = { actor: 'kanban', from: 'ready + panel.closed', to: 'ready + panel.open' };

    expect(plain.move(entry)).toBe('Panel › Closed → Panel › Open');
    expect(plain.move({ ...entry, to: entry.from })).toBe('');
  });
});

describe('in the names of the code', () => {
  it('everything is called what it is called there, and events have the same source', () => {
    expect(technical.chart({ chart })).toBe(chart);
    expect(technical.event('kanban', 'synced')).toEqual({ text: 'synced', origin: 'tabs' });
    expect(technical.place('kanban', 'ready.panel')).toBe('ready › panel');
  });
});
