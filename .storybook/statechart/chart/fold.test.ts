import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import { foldChart, foldedAtFirst } from './fold.ts';

const chart = chartOf(
  createMachine({
    id: 'page',
    initial: 'loading',
    states: {
      loading: { on: { loaded: 'ready' } },
      ready: {
        type: 'parallel',
        on: { left: 'loading' },
        states: {
          list: {
            initial: 'idle',
            states: { idle: { on: { pressed: 'busy' } }, busy: { on: { broken: '#page.loading' } } },
          },
          panel: { initial: 'closed', states: { closed: {} } },
        },
      },
    },
  }),
);

describe('a chart', () => {
  it('begins with its regions closed, and the states around them open', () => {
    expect(foldedAtFirst(chart)).toEqual(['ready.list', 'ready.panel']);
  });

  it('shows a closed region as one state that leads to all that the states inside lead to', () => {
    const folded = foldChart(chart, foldedAtFirst(chart));

    expect(folded.states.map(({ path, inside }) => [path, inside])).toEqual([
      ['', undefined],
      ['loading', undefined],
      ['ready', undefined],
      ['ready.list', 2],
      ['ready.panel', 1],
    ]);
    expect(folded.transitions.map(({ source, targets }) => [source, targets])).toEqual([
      ['loading', ['ready']],
      ['ready', ['loading']],
      ['ready.list', ['loading']],
    ]);
  });

  it('shows the outermost of closed states inside each other', () => {
    expect(foldChart(chart, ['ready', 'ready.list']).states.map(({ path }) => path)).toEqual(['', 'loading', 'ready']);
  });

  it('is the same with nothing closed', () => {
    expect(foldChart(chart, [])).toEqual(chart);
  });
});
