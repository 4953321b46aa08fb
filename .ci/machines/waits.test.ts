import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { entryAnswers } from '../../admin/src/outbox/entry/outbox.await.testing.ts';
import type { EntryEnd } from '../../admin/src/outbox/entry/outbox.await.ts';
import { deadEndsIn } from './waits.ts';

type Ends = Partial<Record<'confirmed' | 'undone' | 'refused', 'idle'>>;

/** A machine that waits for an entry, with a way on for some of its ends. */
function deadEndsWith({ confirmed, undone, refused }: Ends) {
  const machine = setup({
    types: { events: {} as { type: 'submitted' } },
    actors: { 'await entry': fromPromise<EntryEnd>(async () => ({ type: 'undone' })) },
  }).createMachine({
    id: 'waiter',
    initial: 'idle',
    states: {
      idle: { on: { submitted: 'saving' } },
      saving: {
        invoke: {
          src: 'await entry',
          onDone: [
            { guard: ({ event }) => event.output.type === 'undone', ...(undone && { target: undone }) },
            { ...(confirmed && { target: confirmed }) },
          ],
          onError: { ...(refused && { target: refused }) },
        },
      },
    },
  });
  const walk = walkThrough(machine).with({
    events: () => [{ type: 'submitted' }],
    answers: { 'await entry': entryAnswers({}) },
  });
  return deadEndsIn(walk.explore());
}

const all: Ends = { confirmed: 'idle', undone: 'idle', refused: 'idle' };

it('a state that waits for an entry has a way on for each of its ends', () => {
  expect(deadEndsWith(all)).toEqual([]);
});

it.each(['confirmed', 'undone', 'refused'] as const)('one that stays when its entry is %s is named', (end) => {
  const { [end]: _, ...others } = all;

  expect(deadEndsWith(others)).toEqual([`saving stays when ${end}`]);
});
