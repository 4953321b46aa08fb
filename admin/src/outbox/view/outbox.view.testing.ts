import { createActor, fromCallback } from 'xstate';
import { storage } from '../../storage/storage.ts';
import { type OpenFeatures, type RunningOutbox, sendWith } from '../outbox.connect.ts';
import { outboxMachine } from '../outbox.machine.ts';
import type { SendLogic } from '../outbox.setup.ts';
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
  return runningOutbox(
    sendWith(open, async () => feature as never, storage),
    open,
    entries,
  );
}

/** An outbox whose server never answers, for the walk through a machine. */
export const idleOutbox = (): RunningOutbox => runningOutbox(fromCallback(() => undefined));

function runningOutbox(send: SendLogic, open: OpenFeatures = new Map(), entries: readonly Entry[] = []): RunningOutbox {
  const machine = outboxMachine.provide({ actors: { send } });
  return { actor: createActor(machine, { input: { entries, elsewhere: {} } }), by: ME, open };
}
