import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { entry } from '../outbox.testing.ts';
import { outboxEntryMachine } from './outbox-entry.machine.ts';

const command = { key: 'a', value: '1' };
const description = { done: { id: 'done' }, refused: { id: 'refused' } };

export const walk = walkThrough(outboxEntryMachine).with({
  inputs: [
    entry(command),
    entry(command, { state: 'held' }),
    entry(command, { inverse: null }),
    entry(command, { description: { ...description, when: 'confirmed' } }),
  ].map((one) => ({ entry: one })),
  events: () => [
    { type: 'turn came' },
    { type: 'undo requested' },
    { type: 'withdrawal requested' },
    { type: 'undo paused' },
    { type: 'undo resumed' },
    { type: 'undo restarted' },
    { type: 'undo expired' },
    { type: 'entry confirmed', response: {} },
    { type: 'entry refused', error: new Error('The server is busy.') },
  ],
  answers: { send: {} },
  alike: ({ context: { entry: one } }) => [one.state, one.isUndoExpired],
});
