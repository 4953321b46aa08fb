import { mergeable } from './outbox.core.ts';
import type { Entry, OutboxFeature } from './outbox.types.ts';

/** A command with the data that a page gives along with it. */
export interface Given<State, Command> {
  command: Command;
  /** The data as people see it, before the command. */
  state: State;
  /** Id of the entry, by which a caller can wait for it. */
  id?: string | undefined;
  isInline?: boolean | undefined;
}

/** An id that no other entry has; `randomUUID` is missing on insecure origins. */
export function newEntryId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
}

/**
 * Makes the entry of a command, merged with the one before it where the feature says so.
 *
 * @param by email address of the person
 */
export function entryOf<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  { command, state, id = newEntryId(), isInline }: Given<State, Command>,
  entries: readonly Entry[],
  by: string,
): { entry: Entry<Command>; replaces?: string } {
  const entry: Entry<Command> = {
    id,
    by,
    at: new Date().toISOString(),
    feature: feature.name,
    scope: feature.scope?.(command) ?? feature.name,
    subjects: feature.subjects?.(state, command) ?? [],
    command,
    inverse: feature.inverse(state, command),
    description: feature.describe(state, command),
    state: feature.isHeld?.(command) ? 'held' : 'pending',
    ...(isInline && { isInline }),
  };
  const earlier = mergeable(entries, entry) as Entry<Command> | undefined;
  const merged = earlier && feature.merge?.(earlier.command, command);
  if (!merged) return { entry };
  return { entry: { ...entry, command: merged, inverse: earlier.inverse }, replaces: earlier.id };
}
