import * as v from 'valibot';
import { fromCallback } from 'xstate';
import { HttpError } from '../http/http.error.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { entryOf, type Given, withoutEffect } from './outbox.core.ts';
import { entriesOf, type OutboxActor } from './outbox.machine.ts';
import type { OutboxContext } from './outbox.setup.ts';
import type { SendLogic } from './entry/outbox-entry.machine.ts';
import { type Entry, type OutboxChange, type OutboxFeature, PartlyDone } from './outbox.types.ts';

/** A feature of any data. What it is given was made by itself, or is read by its schema first. */
export type AnyFeature = OutboxFeature<unknown, unknown, unknown>;

/** Loads a feature by its name when no page of it is open. Rejects when there is none. */
export type LoadFeature = (name: string) => Promise<AnyFeature>;

/** A feature whose page is open, with what the server last confirmed to it; `null` while that is being loaded. */
interface OpenFeature {
  feature: AnyFeature;
  confirmed: () => unknown;
  shows: ShowsRefusal;
}

export type OpenFeatures = Map<string, OpenFeature>;

/** Whether a page shows the refusal of an entry that was given inline. */
export type ShowsRefusal = (entry: Entry, error: unknown) => boolean;

/** The outbox as the machine of a page hears of it. */
export interface OutboxChanged<Command, Response = unknown> {
  type: 'outbox changed';
  /** Everything unconfirmed of the feature, in order. */
  entries: readonly Entry<Command>[];
  /** `null` at the beginning, when nothing has changed yet. */
  change: OutboxChange<Command, Response> | null;
}

export interface OutboxListener<State, Command, Response> {
  /** The data as the server last confirmed it; `null` while it is being loaded. Left out, they belong to another part of the page. */
  confirmed?: () => State | null;
  onChange: (event: OutboxChanged<Command, Response>) => void;
  /** Left out, the page shows all of them. */
  shows?: ShowsRefusal | undefined;
}

/** An outbox that runs, and whose it is. */
export interface RunningOutbox {
  actor: OutboxActor;
  /** Email address of the person whose commands these are. */
  by: string;
  open: OpenFeatures;
  /** Ids of the entries that a machine has stopped waiting for: a refusal of one shows nowhere but in a message. */
  unattended: Set<string>;
}

/**
 * Connects a page with the outbox.
 *
 * @returns ends the connection; what was given is sent all the same
 */
export function connectFeature<State, Command, Response>(
  { actor, open }: RunningOutbox,
  feature: OutboxFeature<State, Command, Response>,
  { confirmed, onChange, shows = () => true }: OutboxListener<State, Command, Response>,
): () => void {
  const { name } = feature;
  const report = (change: OutboxChange<Command, Response> | null) => {
    const entries = readableEntries(actor.getSnapshot().context, feature);
    onChange({ type: 'outbox changed', entries, change });
    const state = confirmed?.() ?? null;
    // A new command may count on one that is being sent.
    if (state === null || change?.type === 'given') return;
    const ids = withoutEffect(feature, state, entries);
    if (ids.length > 0) actor.send({ type: 'entries dropped', ids });
  };

  if (confirmed) open.set(name, { feature: feature as unknown as AnyFeature, confirmed, shows });
  report(null);
  const subscription = actor.on('*', (change) => {
    const own = ownChange(feature, change);
    if (own) report(own);
  });
  return () => {
    subscription.unsubscribe();
    if (confirmed) open.delete(name);
  };
}

/** A change as its feature knows it; `null` when it is another feature's, or about an entry that is no command any more. */
function ownChange<State, Command, Response>(
  { name, schema }: OutboxFeature<State, Command, Response>,
  change: OutboxChange,
): OutboxChange<Command, Response> | null {
  if (!('entry' in change)) return change;
  const isOwn = change.entry.feature === name && v.is(schema, change.entry.command);
  // The response is what `send` of the same feature has resolved with.
  return isOwn ? (change as OutboxChange<Command, Response>) : null;
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

/** Does something once the person is signed in, at once if they are, and never when the signal aborts before. */
export type WhenSignedIn = (act: () => void, signal: AbortSignal) => void;

/**
 * The work of the outbox's `send`: asks the feature to carry the command out, from its beginning when it was cut off halfway.
 *
 * @param whenSignedIn lets a command that the end of the session cut off wait for the next one
 */
export function sendWith(
  open: OpenFeatures,
  load: LoadFeature,
  storage: SafeStorage,
  whenSignedIn?: WhenSignedIn,
): SendLogic {
  return fromCallback(({ input: { entry }, sendBack }) => {
    const over = new AbortController();
    let feature: AnyFeature | undefined;
    const carryOut = async () => {
      feature ??= open.get(entry.feature)?.feature ?? (await load(entry.feature));
      return sendEntry(entry, feature, { open, storage });
    };
    const attempt = () => {
      const begunAt = Date.now();
      carryOut().then(
        (response) => sendBack({ type: 'entry confirmed', response }),
        (error: unknown) => {
          const cause = error instanceof PartlyDone ? error.cause : error;
          if (isCutOff(cause, begunAt)) whenOnline(attempt, over.signal);
          else if (whenSignedIn && hasSessionEnded(cause)) whenSignedIn(attempt, over.signal);
          else sendBack({ type: 'entry refused', error, reason: feature?.reasonOf?.(cause) });
        },
      );
    };
    attempt();
    return () => over.abort();
  });
}

/** Longer than any request may take: the computer slept meanwhile. */
const ASLEEP_MS = 60_000;

const isOffline = () => 'onLine' in navigator && !navigator.onLine;

/** Whether the connection went, or the computer slept, before the server could answer. Nobody has refused anything then. */
function isCutOff(error: unknown, begunAt: number): boolean {
  const isUnanswered = error instanceof HttpError && (error.kind === 'unreachable' || error.kind === 'timeout');
  return isUnanswered && (isOffline() || Date.now() - begunAt > ASLEEP_MS);
}

const hasSessionEnded = (error: unknown): boolean => error instanceof HttpError && error.kind === 'session ended';

function whenOnline(act: () => void, signal: AbortSignal) {
  if (isOffline()) addEventListener('online', act, { once: true, signal });
  else if (!signal.aborted) act();
}

interface Surroundings {
  open: OpenFeatures;
  storage: SafeStorage;
}

async function sendEntry(entry: Entry, feature: AnyFeature, { open, storage }: Surroundings): Promise<unknown> {
  const confirmed = async () => {
    const known = open.get(entry.feature)?.confirmed() ?? null;
    if (known !== null) return known;
    if (!feature.load) throw new Error(`${entry.feature} has no data to send a command with. Give it "load".`);
    return feature.load(new AbortController().signal, storage);
  };
  return feature.send(v.parse(feature.schema, entry.command), { id: entry.id, confirmed, storage });
}
