import type { ActorRefFrom } from 'xstate';
import { withEvent } from '../app-state/with-event.ts';
import { outboxEntryMachine, type SendLogic } from './entry/outbox-entry.machine.ts';
import { isUnconfirmed } from './outbox.core.ts';
import { type OutboxContext, outboxSetup } from './outbox.setup.ts';
import type { Entry } from './outbox.types.ts';

const ofEntry = { guard: withEvent('is listed'), actions: withEvent('tell the entry') };
const ofUndo = [ofEntry, { actions: 'report that it is too late' }] as const;

/**
 * Lists what people have changed, in order, and tells each entry when its turn to be sent comes: one at a time in each scope, scopes
 * side by side. Without a connection entries wait, and while the person may only read new commands are refused.
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
  entry: { type: 'start the entries', params: ({ context }) => context },
  invoke: { src: 'storage', input: ({ self }) => ({ outbox: self }) },
  always: { guard: 'something can be sent', actions: 'tell the next that their turn came' },
  on: {
    'undo requested': ofUndo,
    'withdrawal requested': ofUndo,
    'undo paused': ofEntry,
    'undo resumed': ofEntry,
    'undo restarted': ofEntry,
    'undo expired': ofEntry,
    'flush requested': { actions: 'let every undo expire' },
    'entry queued': { actions: withEvent('queue it') },
    'entry withdrawn': { actions: [withEvent('remove it'), withEvent('report the undo')] },
    'entry undone': { actions: [withEvent('give its inverse'), withEvent('report the undo')] },
    'undo too late': { actions: 'report that it is too late' },
    'undo closed': { actions: withEvent('close its undo') },
    'entry confirmed': { actions: withEvent('confirm it') },
    'entry refused': { actions: withEvent('roll it back') },
    'entry closed': { actions: withEvent('remove it') },
    'entries dropped': { actions: withEvent('remove what has no effect') },
    'entries restored': {
      actions: [withEvent('take them over'), withEvent('start the entries'), 'report that entries changed'],
    },
    'other tab changed': { actions: [withEvent('follow the other tab'), 'report that entries changed'] },
  },
  states: {
    connection: {
      initial: 'unknown',
      states: {
        unknown: { always: [{ guard: 'began offline', target: 'offline' }, { target: 'online' }] },
        online: { on: { 'connection changed': { guard: withEvent('is offline'), target: 'offline' } } },
        offline: { on: { 'connection changed': { guard: withEvent('is online'), target: 'online' } } },
      },
    },
    access: {
      initial: 'open',
      states: {
        open: {
          on: {
            'command given': { actions: withEvent('add the command') },
            'read-only changed': { guard: withEvent('is read-only'), target: 'readOnly' },
          },
        },
        readOnly: {
          on: {
            'command given': { actions: withEvent('refuse the command') },
            'read-only changed': { guard: withEvent('is writable'), target: 'open' },
          },
        },
      },
    },
  },
});

export type OutboxActor = ActorRefFrom<typeof outboxMachine>;

/** The outbox whose entries are sent by this logic. */
export const outboxWith = (send: SendLogic): typeof outboxMachine =>
  outboxMachine.provide({ actors: { entry: outboxEntryMachine.provide({ actors: { send } }) } });

/** The unconfirmed entries of a feature: those of other tabs, then those of this one. */
export function entriesOf({ entries, elsewhere }: OutboxContext, feature: string): Entry[] {
  const all = [...Object.values(elsewhere).flatMap((tab) => tab.entries), ...entries];
  return all.filter((entry) => entry.feature === feature && isUnconfirmed(entry));
}
