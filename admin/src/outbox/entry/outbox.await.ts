import type { ActorLogic, Snapshot } from 'xstate';
import type { OutboxChanged } from '../outbox.connect.ts';
import type { OutboxChange } from '../outbox.types.ts';

/** How the wait for an entry ends when the server does not refuse it. */
export type EntryEnd =
  | { type: 'confirmed'; response: unknown }
  /** Taken back, or dropped since it would have changed nothing any more. */
  | { type: 'undone' };

/** `id` is that of the entry, or of the one that it was merged into. */
type Wait = Snapshot<EntryEnd> & { id: string | null };

/**
 * Waits for one entry, whose id is the input; its error is why the server refused it. The machine that invokes it passes each
 * `outbox changed` on to it, so that nothing is missed between giving the command and waiting for it.
 */
export const awaitEntry: ActorLogic<Wait, OutboxChanged<unknown>, string | null> = {
  getInitialSnapshot: (_, id) => ({ status: 'active', output: undefined, error: undefined, id }),
  transition: (wait, event) =>
    wait.status === 'active' && event.type === 'outbox changed' && event.change ? after(wait, event.change) : wait,
  getPersistedSnapshot: (wait) => wait,
};

/** Asks the guard `was undone` of a machine that waits. */
export const ifUndone = {
  type: 'was undone',
  params: ({ event }: { event: { output: EntryEnd } }) => event.output,
} as const;

function after(wait: Wait, change: OutboxChange): Wait {
  const { id } = wait;
  switch (change.type) {
    case 'given':
      return id !== null && change.replaces === id ? { ...wait, id: change.entry.id } : wait;
    case 'confirmed':
      return change.entry.id === id ? done(wait, { type: 'confirmed', response: change.response }) : wait;
    case 'rolled back':
      return change.entry.id === id ? { ...wait, status: 'error', output: undefined, error: change.error } : wait;
    case 'undone':
      return change.entry.id === id ? done(wait, { type: 'undone' }) : wait;
    case 'entries changed':
      return change.dropped?.some((entry) => entry.id === id) ? done(wait, { type: 'undone' }) : wait;
    case 'undo too late':
      return wait;
  }
}

const done = (wait: Wait, output: EntryEnd): Wait => ({ ...wait, status: 'done', output, error: undefined });
