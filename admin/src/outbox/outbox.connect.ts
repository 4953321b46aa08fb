import * as v from 'valibot';
import { withoutEffect } from './outbox.core.ts';
import { entryOf, type Given } from './outbox.entry.ts';
import { entriesOf, type OutboxActor, type OutboxContext } from './outbox.machine.ts';
import type { AnyFeature, OpenFeatures } from './outbox.send.ts';
import type { Entry, OutboxChange, OutboxFeature } from './outbox.types.ts';

/** The outbox as the machine of a page hears of it. */
export interface OutboxChanged<Command> {
  type: 'outbox changed';
  /** Everything unconfirmed of the feature, in order. */
  entries: readonly Entry<Command>[];
  /** `null` at the beginning, when nothing has changed yet. */
  change: OutboxChange | null;
}

export interface OutboxListener<State, Command> {
  /** The data as the server last confirmed it; `null` while it is being loaded. */
  confirmed: () => State | null;
  onChange: (event: OutboxChanged<Command>) => void;
}

/** An outbox that runs, and whose it is. */
export interface RunningOutbox {
  actor: OutboxActor;
  /** Email address of the person whose commands these are. */
  by: string;
  open: OpenFeatures;
}

/**
 * Connects a page with the outbox.
 *
 * @returns ends the connection; what was given is sent all the same
 */
export function connectFeature<State, Command, Response>(
  { actor, open }: RunningOutbox,
  feature: OutboxFeature<State, Command, Response>,
  { confirmed, onChange }: OutboxListener<State, Command>,
): () => void {
  const { name } = feature;
  const report = (change: OutboxChange | null) => {
    const entries = readableEntries(actor.getSnapshot().context, feature);
    onChange({ type: 'outbox changed', entries, change });
    dropWithoutEffect(entries, change);
  };
  const dropWithoutEffect = (entries: readonly Entry<Command>[], change: OutboxChange | null) => {
    const state = confirmed();
    // A new command may count on one that is being sent.
    if (state === null || change?.type === 'given') return;
    const ids = withoutEffect(feature, state, entries);
    if (ids.length > 0) actor.send({ type: 'entries dropped', ids });
  };

  open.set(name, { feature: feature as unknown as AnyFeature, confirmed });
  report(null);
  const subscription = actor.on('*', (change) => {
    if (!('entry' in change) || change.entry.feature === name) report(change);
  });
  return () => {
    subscription.unsubscribe();
    open.delete(name);
  };
}

/** Leaves out entries of an older version of the app, which may not be commands any more. */
function readableEntries<State, Command, Response>(
  context: OutboxContext,
  { name, schema }: OutboxFeature<State, Command, Response>,
): Entry<Command>[] {
  return entriesOf(context, name).filter((entry): entry is Entry<Command> => v.is(schema, entry.command));
}

/** Gives the outbox a command of a feature. */
export function giveCommand<State, Command, Response>(
  { actor, by }: RunningOutbox,
  feature: OutboxFeature<State, Command, Response>,
  given: Given<State, Command>,
): void {
  const { entries } = actor.getSnapshot().context;
  actor.send({ type: 'command given', ...entryOf(feature, given, entries, by) });
}
