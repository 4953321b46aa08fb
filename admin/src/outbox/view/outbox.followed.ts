import { applyAll } from '../outbox.core.ts';
import type { OutboxChanged } from '../outbox.connect.ts';
import { type Entry, type OutboxChange, type OutboxFeature, PartlyDone } from '../outbox.types.ts';

/** Data as the server confirms them. */
export interface Confirming<State, Command, Response = unknown> {
  /** As the server last confirmed them. */
  confirmed: State;
  /** The changes since a load began, which may not be in what is loaded; `null` while nothing is being loaded. */
  missed: readonly OutboxChange<Command, Response>[] | null;
}

/** The data of a feature as its machine follows them. */
export interface Followed<State, Command, Response = unknown> extends Confirming<State, Command, Response> {
  /** Commands that the server has not confirmed, in order. */
  entries: readonly Entry<Command>[];
  /** As people see them: the confirmed data with the unconfirmed commands on top. */
  shown: State;
}

type Applying<State, Command, Response> = Pick<OutboxFeature<State, Command, Response>, 'apply' | 'confirm' | 'doneOf'>;

/** The data before they are loaded. */
export const nothingFollowed = <State>(none: State) => ({ confirmed: none, entries: [], shown: none, missed: [] });

interface Confirmed<Command, Response> {
  command: Command;
  response: Response;
  /** Whether the server has refused the rest of the command. */
  isPart: boolean;
}

/** The command that a change confirms, be it in part; `null` when it confirms none. */
export function confirmedIn<Command, Response>(
  change: OutboxChange<Command, Response> | null,
): Confirmed<Command, Response> | null {
  if (change?.type === 'confirmed') return { command: change.entry.command, response: change.response, isPart: false };
  if (change?.type !== 'rolled back' || !(change.error instanceof PartlyDone)) return null;
  return { command: change.entry.command, response: change.error.response as Response, isPart: true };
}

/** The same feature for data that is `null` until it is loaded. */
export function onceLoaded<State, Command, Response>({
  apply,
  confirm = apply,
  doneOf,
}: Applying<State, Command, Response>): Applying<State | null, Command, Response> {
  return {
    apply: (state, command) => (state === null ? null : apply(state, command)),
    confirm: (state, command, response) => (state === null ? null : confirm(state, command, response)),
    ...(doneOf && { doneOf }),
  };
}

/**
 * Keeps what the server loads and confirms in order, so that neither is shown in place of something newer. A machine empties `missed` when
 * a load begins.
 */
export function confirming<State, Command, Response>(feature: Applying<State, Command, Response>) {
  type Data = Confirming<State, Command, Response>;
  const { apply, confirm = apply, doneOf = (command: Command) => command } = feature;

  const after = (confirmed: State, change: OutboxChange<Command, Response> | null): State => {
    const done = confirmedIn(change);
    if (!done) return confirmed;
    return confirm(confirmed, done.isPart ? doneOf(done.command) : done.command, done.response);
  };

  return {
    /** The data are loaded. */
    loaded: ({ missed }: Pick<Data, 'missed'>, data: State): Data => ({
      confirmed: (missed ?? []).reduce(after, data),
      missed: null,
    }),
    /** The server may have confirmed or refused a command. */
    changed: ({ confirmed, missed }: Data, change: OutboxChange<Command, Response> | null): Data => ({
      confirmed: after(confirmed, change),
      missed: missed && change ? [...missed, change] : missed,
    }),
  };
}

/** The same, with the commands on top that the server has not confirmed. */
export function follow<State, Command, Response>(feature: Applying<State, Command, Response>) {
  type Data = Followed<State, Command, Response>;
  const { loaded, changed } = confirming(feature);
  const shownWith = (data: Confirming<State, Command, Response>, entries: Data['entries']): Data => ({
    ...data,
    entries,
    shown: applyAll(feature, data.confirmed, entries),
  });

  return {
    /** The data are loaded. */
    loaded: (data: Data, state: State): Data => shownWith(loaded(data, state), data.entries),
    /** The outbox has other entries, or the server has confirmed or refused one. */
    changed: (data: Data, { entries, change }: OutboxChanged<Command, Response>): Data =>
      shownWith(changed(data, change), entries),
    /** The server has said something that no command stands for. */
    received: ({ entries, missed }: Data, confirmed: State): Data => shownWith({ confirmed, missed }, entries),
  };
}
