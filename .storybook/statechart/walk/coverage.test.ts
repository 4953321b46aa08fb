import { setup } from 'xstate';
import { expect, it } from 'vitest';
import { measure } from './coverage.ts';
import { walkThrough } from './walk.ts';

const machine = setup({
  types: { context: {} as { coins: number }, events: {} as { type: 'coin put in'; coins: number } | { type: 'never' } },
  guards: { 'it is enough': ({ event }) => event.type === 'coin put in' && event.coins > 1 },
}).createMachine({
  id: 'gate',
  context: { coins: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'coin put in': { guard: 'it is enough', target: 'open' } } },
    open: { on: { never: 'closed' } },
  },
});
const walkWith = (...coins: number[]) =>
  measure(
    walkThrough(machine)
      .with({ events: () => coins.map((count) => ({ type: 'coin put in', coins: count })) })
      .explore(),
  );

it('counts a guard only when it has both let through and held back', () => {
  expect(walkWith(2).guards.missing).toEqual(['closed|coin put in|0 if it is enough holds back']);
  expect(walkWith(1).guards.missing).toEqual(['closed|coin put in|0 if it is enough lets through']);
  expect(walkWith(1, 2).guards.missing).toEqual([]);
});

it('names the states and transitions that no walk came through', () => {
  expect(walkWith(1).states.missing).toEqual(['open']);
  expect(walkWith(1, 2).transitions.missing).toEqual(['open|never|0']);
});
