import { createActor, fromCallback } from 'xstate';
import { storage } from '../../storage/storage.ts';
import { type OpenFeatures, type RunningOutbox, sendWith } from '../outbox.connect.ts';
import { outboxWith } from '../outbox.machine.ts';
import type { SendLogic } from '../entry/outbox-entry.machine.ts';
import type { Entry, OutboxFeature } from '../outbox.types.ts';

const ME = 'me@home';

/**
 * The outbox of a machine in a test. It sends from `outbox.actor.start()` on.
 *
 * @param entries those that an earlier page has left
 */
export function outboxFor<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  entries: readonly Entry[] = [],
): RunningOutbox {
  const open: OpenFeatures = new Map();
  return outboxSending(
    sendWith(open, async () => feature as never, storage),
    open,
    entries,
  );
}

/** An outbox whose server never answers, for the walk through a machine. */
export const idleOutbox = (): RunningOutbox => outboxSending(fromCallback(() => undefined));

/** An outbox whose entries are sent by this logic, from `outbox.actor.start()` on. */
export function outboxSending(
  send: SendLogic,
  open: OpenFeatures = new Map(),
  entries: readonly Entry[] = [],
): RunningOutbox {
  const machine = outboxWith(send);
  return { actor: createActor(machine, { input: { entries, elsewhere: {} } }), by: ME, open, unattended: new Set() };
}
