import { newKey } from '../http/request/http.attempts.ts';
import type { Entry, OutboxFeature } from './outbox.types.ts';

type Entries = readonly Entry[];

interface AllEntries {
  entries: Entries;
  /** Those of other tabs. */
  elsewhere: Readonly<Record<string, { entries: Entries }>>;
}

/** A command with the data that a page gives along with it. */
export interface Given<State, Command> {
  command: Command;
  /** The data as people see it, before the command. */
  state: State;
  /** Id of the entry, by which a caller can wait for it. */
  id?: string | undefined;
  isInline?: boolean | undefined;
}

/** An id that no other entry has. It is the key of the entry's request, too. */
export const newEntryId = newKey;

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
    ...((feature.isFinal ?? feature.isHeld)?.(command) && { isFinal: true }),
    ...(isInline && { isInline }),
  };
  const earlier = mergeable(entries, entry) as Entry<Command> | undefined;
  const merged = earlier && feature.merge?.(earlier.command, command);
  if (!merged) return { entry };
  return { entry: { ...entry, command: merged, inverse: earlier.inverse }, replaces: earlier.id };
}

/** Whether the server has not confirmed it, so that it counts on top of what the server said. */
export const isUnconfirmed = ({ state }: Pick<Entry, 'state'>): boolean => state !== 'confirmed';

/** How many commands the server has not confirmed, those of other tabs included. */
export function unconfirmed({ entries, elsewhere }: AllEntries): number {
  const all = [...entries, ...Object.values(elsewhere).flatMap((tab) => tab.entries)];
  return all.filter(isUnconfirmed).length;
}

/** A refused entry, as it is given once more. */
export const givenAgain = (entry: Entry): Entry => ({
  ...entry,
  state: 'pending',
  isUndoExpired: false,
  isInline: false,
});

/** Whether the server has not been asked yet. */
export const isUnsent = ({ state }: Pick<Entry, 'state'>): boolean => state === 'held' || state === 'pending';

/**
 * Adds an entry at the end.
 *
 * @param replaces id of the unsent entry that is merged into this one
 */
export function add(entries: Entries, entry: Entry, replaces?: string): Entry[] {
  const index = entries.findIndex(({ id }) => id === replaces);
  return index >= 0 ? entries.with(index, entry) : [...entries, entry];
}

/** Changes one entry. */
export const change = (entries: Entries, id: string, part: Partial<Entry>): Entry[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry));

/** The entry that a new one of its scope could be merged with: the last, if the server has not been asked yet. */
function mergeable(entries: Entries, { scope, state }: Pick<Entry, 'scope' | 'state'>): Entry | undefined {
  const last = entries.findLast((entry) => entry.scope === scope);
  return last?.state === 'pending' && state === 'pending' && last.undoes === undefined ? last : undefined;
}

/** The entries to send now: the first of each scope that waits, where none is being sent. */
export function due(entries: Entries): Entry[] {
  const scopes = new Set(entries.filter(({ state }) => state === 'sending').map(({ scope }) => scope));
  const first = entries.filter(({ scope, state }) => {
    if (state !== 'pending' || scopes.has(scope)) return false;
    scopes.add(scope);
    return true;
  });
  return first.map((entry) => firstAboutTheSame(entry, entries));
}

/** Entries that are held about the same subjects go before: the server would otherwise carry both out the wrong way round. */
function firstAboutTheSame(entry: Entry, entries: Entries): Entry {
  const before = entries.slice(0, entries.indexOf(entry));
  const held = before.find(
    ({ scope, state, subjects }) =>
      state === 'held' && scope === entry.scope && subjects.some((one) => entry.subjects.includes(one)),
  );
  return held ? firstAboutTheSame(held, before) : entry;
}

/** The server has refused an entry: it is as if it had never been given, and so is what takes it back. */
export function rollback(entries: Entries, id: string): Entry[] {
  return entries.filter((entry) => entry.id !== id && !(entry.undoes === id && isUnsent(entry)));
}

/** The entry that takes back one that the server may know. */
export const inverseEntry = (entry: Entry): Entry => ({
  ...entry,
  id: newEntryId(),
  at: new Date().toISOString(),
  command: entry.inverse,
  inverse: null,
  description: { ...entry.description, done: null },
  state: 'pending',
  undoes: entry.id,
  isUndoExpired: false,
  isInline: false,
  isFinal: false,
});

/** The entries of a page that is gone, as the next page begins with them: what was being sent is sent once more. */
export function restore(entries: Entries): Entry[] {
  return entries.filter(isUnconfirmed).map((entry) => ({ ...entry, state: 'pending', isUndoExpired: true }));
}

/** The data with all unconfirmed entries on top, in their order. */
export function applyAll<State, Command>(
  { apply }: Pick<OutboxFeature<State, Command, never>, 'apply'>,
  confirmed: State,
  entries: readonly Entry<Command>[],
): State {
  return entries.filter(isUnconfirmed).reduce((state, { command }) => apply(state, command), confirmed);
}

/** Ids of unsent entries that change nothing, as what follows a refused one may. */
export function withoutEffect<State, Command>(
  { apply, isAddition }: Pick<OutboxFeature<State, Command, never>, 'apply' | 'isAddition'>,
  confirmed: State,
  entries: readonly Entry<Command>[],
): string[] {
  let state = confirmed;
  return entries.filter(isUnconfirmed).flatMap((entry) => {
    const before = state;
    state = apply(state, entry.command);
    return state === before && isUnsent(entry) && !isAddition?.(entry.command) ? [entry.id] : [];
  });
}

/** Only a message offers an undo. */
export const canStillBeUndone = ({ description, inverse, isUndoExpired, undoes }: Entry): boolean =>
  inverse !== null && description.done !== null && !isUndoExpired && undoes === undefined;
