import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { outboxMachine } from './outbox.machine.ts';
import { entry } from './outbox.testing.ts';

const given = entry({ key: 'a', value: '1' }, { id: 'given' });
const other = entry({ key: 'b', value: '1' }, { id: 'other' });

export const walk = walkThrough(outboxMachine).with({
  inputs: [
    { entries: [], elsewhere: {} },
    { entries: [given], elsewhere: {} },
    { entries: [given], elsewhere: {}, isOffline: true },
  ],
  events: () => [
    { type: 'command given', entry: given },
    { type: 'undo requested', id: 'given' },
    { type: 'undo requested', id: 'unknown' },
    { type: 'withdrawal requested', id: 'given' },
    { type: 'withdrawal requested', id: 'unknown' },
    { type: 'undo expired', id: 'given' },
    { type: 'undo expired', id: 'unknown' },
    { type: 'undo paused', id: 'given' },
    { type: 'undo paused', id: 'unknown' },
    { type: 'undo resumed', id: 'given' },
    { type: 'undo resumed', id: 'unknown' },
    { type: 'undo restarted', id: 'given' },
    { type: 'undo restarted', id: 'unknown' },
    { type: 'entry queued', entry: given },
    { type: 'entry withdrawn', entry: given },
    { type: 'entry undone', entry: given },
    { type: 'undo too late', entry: given },
    { type: 'undo closed', entry: given },
    { type: 'entry confirmed', entry: given, response: {} },
    { type: 'entry refused', entry: given, error: new Error('The server is busy.') },
    { type: 'entry closed', entry: given },
    { type: 'entries dropped', ids: ['given'] },
    { type: 'entries restored', entries: [other], tabs: ['closed'] },
    { type: 'other tab changed', tab: 'other', entries: [], settled: [{ entry: other, response: {} }] },
    { type: 'flush requested' },
    { type: 'read-only changed', isReadOnly: true },
    { type: 'read-only changed', isReadOnly: false },
    { type: 'connection changed', isOffline: true },
    { type: 'connection changed', isOffline: false },
  ],
  answers: {},
  alike: ({ context: { entries } }) => entries.map(({ state }) => state),
  stopWhen: ({ context }) => context.entries.length > 2,
});
