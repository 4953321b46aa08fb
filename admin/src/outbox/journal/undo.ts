import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { SafeStorage } from '../../storage/storage.ts';
import type { AnyFeature, LoadFeature } from '../outbox.connect.ts';
import { entryOf, givenAgain, newEntryId } from '../outbox.core.ts';
import { entriesOf, type OutboxActor } from '../outbox.machine.ts';
import type { Entry } from '../outbox.types.ts';
import { laterThan } from './journal.core.ts';
import type { Journal, JournalEntry } from './journal.types.ts';
import { planUndo, type UndoPlan } from './undo.core.ts';
import type { AnyUndoRules } from './undo.types.ts';

export interface UndoSurroundings {
  actor: OutboxActor;
  loadFeature: LoadFeature;
  /** Loads how the changes of a feature are undone. Rejects when it has no rules. */
  loadRules: (feature: string) => Promise<AnyUndoRules>;
  storage: SafeStorage;
}

/** An undo that can be given. */
export interface FoundUndo {
  feature: AnyFeature;
  plan: UndoPlan;
}

/**
 * Finds out what an undo would do now, by what the server has. Rejects with an `HttpError`, or when the change was stored by
 * another version of the app.
 */
export async function findUndo(
  one: JournalEntry,
  journal: Journal,
  { actor, loadFeature, loadRules, storage }: UndoSurroundings,
  signal: AbortSignal,
): Promise<FoundUndo> {
  const { entry } = one;
  const [feature, rules] = await Promise.all([loadFeature(entry.feature), loadRules(entry.feature)]);
  const change = {
    command: v.parse(feature.schema, entry.command),
    inverse: v.parse(feature.schema, entry.inverse),
  };
  const loaded = await rules.load(change.command, signal, storage);
  const pending = entriesOf(actor.getSnapshot().context, entry.feature).map(({ command }) => command);
  const readable = (commands: readonly unknown[]) => commands.filter((command) => v.is(feature.schema, command));
  const now = readable(pending).reduce((state, command) => rules.apply(state, command), loaded);
  return { feature, plan: planUndo(rules, now, change, readable(laterThan(journal, one))) };
}

/** The entry that undoes another one, as a command like any other; `inverse` is what its plan allows. */
export function undoEntry({ scope, name }: AnyFeature, entry: Entry, inverse: unknown): Entry {
  return {
    ...entry,
    id: newEntryId(),
    at: new Date().toISOString(),
    scope: scope?.(inverse) ?? name,
    command: inverse,
    inverse: null,
    description: { done: null, refused: msg`Couldn't undo the change. It's as it was.` },
    state: 'pending',
    undoes: entry.id,
    isUndoExpired: false,
    isInline: false,
    isFinal: false,
  };
}

/**
 * A refused entry to give once more. Its inverse restores what is there now, which may be another person's by this time. Rejects
 * with an `HttpError`.
 */
export async function retryOf(
  entry: Entry,
  { loadFeature, storage }: UndoSurroundings,
  signal: AbortSignal,
): Promise<Entry> {
  const feature = await loadFeature(entry.feature);
  if (!feature.load) return givenAgain(entry);
  const command = v.parse(feature.schema, entry.command);
  const state = await feature.load(signal, storage);
  return entryOf(feature, { command, state, id: entry.id }, [], entry.by).entry;
}
