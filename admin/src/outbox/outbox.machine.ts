import { type ActorRefFrom, not } from 'xstate';
import { isUnconfirmed } from './outbox.core.ts';
import { type OutboxContext, outboxSetup } from './outbox.setup.ts';
import type { Entry } from './outbox.types.ts';

/**
 * Sends what people have changed: in the order of each scope, scopes side by side. At most one entry of a scope is being sent,
 * since only an entry without another one of its scope before it is due. Without a connection commands wait, and while the person
 * may only read they are refused. What can be undone ends by the outbox's own clocks, whether or not a message offers it.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input: { entries, elsewhere, isOffline = false } }) => ({
    entries,
    elsewhere,
    settled: [],
    beganOffline: isOffline,
  }),
  type: 'parallel',
  entry: 'set the undo windows',
  invoke: { id: 'undo windows', src: 'undo windows' },
  always: { guard: 'something can be sent', actions: 'send what is due' },
  on: {
    'undo requested': { actions: ['take it back', 'set the undo windows'] },
    'withdrawal requested': { actions: ['take it back', 'set the undo windows'] },
    'undo paused': { actions: 'pass it on' },
    'undo resumed': { actions: 'pass it on' },
    'undo restarted': { actions: 'pass it on' },
    'undo expired': { actions: ['let its undo expire', 'set the undo windows'] },
    'flush requested': { actions: ['let every undo expire', 'set the undo windows'] },
    'entry confirmed': { actions: ['confirm it', 'set the undo windows'] },
    'entry refused': { actions: ['roll it back', 'set the undo windows'] },
    'entries dropped': { actions: ['drop them', 'set the undo windows'] },
    'entries restored': { actions: ['take them over', 'say that entries changed', 'set the undo windows'] },
    'other tab changed': { actions: ['follow the other tab', 'say that entries changed'] },
  },
  states: {
    connection: {
      initial: 'unknown',
      states: {
        unknown: { always: [{ guard: 'began offline', target: 'offline' }, { target: 'online' }] },
        online: { on: { 'connection changed': { guard: 'is offline', target: 'offline' } } },
        offline: { on: { 'connection changed': { guard: not('is offline'), target: 'online' } } },
      },
    },
    access: {
      initial: 'open',
      states: {
        open: {
          on: {
            'command given': { actions: ['add the entry', 'set the undo windows'] },
            'read-only changed': { guard: 'is read-only', target: 'readOnly' },
          },
        },
        readOnly: {
          on: {
            'command given': { actions: 'refuse the command' },
            'read-only changed': { guard: not('is read-only'), target: 'open' },
          },
        },
      },
    },
  },
});

export type OutboxActor = ActorRefFrom<typeof outboxMachine>;

/** The unconfirmed entries of a feature: those of other tabs, then those of this one. */
export function entriesOf({ entries, elsewhere }: OutboxContext, feature: string): Entry[] {
  const all = [...Object.values(elsewhere).flatMap((tab) => tab.entries), ...entries];
  return all.filter((entry) => entry.feature === feature && isUnconfirmed(entry));
}
