import type { ActorLogic, Snapshot } from 'xstate';
import { giveCommand, type RunningOutbox } from '../outbox.connect.ts';
import { type Given, newEntryId } from '../outbox.core.ts';
import type { OutboxChange, OutboxFeature } from '../outbox.types.ts';

/** How the wait for an entry ends when the server does not refuse it. */
export type EntryEnd<Response = unknown> =
  | { type: 'confirmed'; response: Response }
  /** Taken back, or dropped since it would have changed nothing any more. */
  | { type: 'undone' };

interface AwaitInput<State, Command> {
  outbox: RunningOutbox;
  given: Given<State, Command>;
}

/** `id` is that of the entry, or of the one that it was merged into. */
type Wait<State, Command, Response> = Snapshot<EntryEnd<Response>> & {
  input: AwaitInput<State, Command>;
  id: string;
};

type AwaitEntry<State, Command, Response> = ActorLogic<
  Wait<State, Command, Response>,
  OutboxChange | { type: 'xstate.stop' },
  AwaitInput<State, Command>
>;

/**
 * Gives the outbox a command, and waits for its entry; its error is why the server refused it. What was given is sent even when the
 * machine waits no more.
 */
export function awaitEntry<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
): AwaitEntry<State, Command, Response> {
  return {
    getInitialSnapshot: (_, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
      id: input.given.id ?? newEntryId(),
    }),
    start({ input: { outbox, given }, id }, { self }) {
      const subscription = outbox.actor.on('*', (change) => {
        if (self.getSnapshot().status === 'active') self.send(change);
        else subscription.unsubscribe();
      });
      outbox.unattended.delete(id);
      giveCommand(outbox, feature, { ...given, id });
    },
    transition: (wait, event) => {
      if (event.type === 'xstate.stop') {
        // React takes the observers of an actor away before it stops it, so that none could tell.
        wait.input.outbox.unattended.add(wait.id);
        return { ...wait, status: 'stopped', output: undefined, error: undefined };
      }
      return wait.status === 'active' ? after(wait, event as OutboxChange<Command, Response>) : wait;
    },
    getPersistedSnapshot: (wait) => wait,
  };
}

/** Asks the guard `was undone` of a machine that waits. */
export const ifUndone = {
  type: 'was undone',
  params: ({ event }: { event: { output: EntryEnd } }) => event.output,
} as const;

function after<State, Command, Response>(
  wait: Wait<State, Command, Response>,
  change: OutboxChange<Command, Response>,
): Wait<State, Command, Response> {
  const { id } = wait;
  const done = (output: EntryEnd<Response>) => ({ ...wait, status: 'done' as const, output, error: undefined });
  switch (change.type) {
    case 'given':
      return change.replaces === id ? { ...wait, id: change.entry.id } : wait;
    case 'confirmed':
      return change.entry.id === id ? done({ type: 'confirmed', response: change.response }) : wait;
    case 'rolled back':
      return change.entry.id === id ? { ...wait, status: 'error', output: undefined, error: change.error } : wait;
    case 'undone':
      return change.entry.id === id ? done({ type: 'undone' }) : wait;
    case 'entries changed':
      return change.dropped?.some((entry) => entry.id === id) ? done({ type: 'undone' }) : wait;
    case 'undo too late':
      return wait;
  }
}
