import { applyAll } from '../outbox.core.ts';
import type { OutboxChanged } from '../outbox.connect.ts';
import { type Entry, type OutboxChange, type OutboxFeature, PartlyDone } from '../outbox.types.ts';

/** The data of a feature as its machine follows them. */
export interface Followed<State, Command, Response = unknown> {
  /** As the server last confirmed them. */
  confirmed: State;
  /** Commands that the server has not confirmed, in order. */
  entries: readonly Entry<Command>[];
  /** As people see them: the confirmed data with the unconfirmed commands on top. */
  shown: State;
  /** The changes since a load began, which may not be in what is loaded; `null` while nothing is being loaded. */
  missed: readonly OutboxChange<Command, Response>[] | null;
}

type Applying<State, Command, Response> = Pick<OutboxFeature<State, Command, Response>, 'apply' | 'confirm' | 'doneOf'>;

/** The data before they are loaded. */
export const nothingFollowed = <State>(none: State) => ({ confirmed: none, entries: [], shown: none, missed: [] });

/** Follows what the server loads and confirms, so that neither is shown in place of something newer. */
export function follow<State, Command, Response>(feature: Applying<State, Command, Response>) {
  type Data = Followed<State, Command, Response>;
  const { apply, confirm = apply, doneOf = (command: Command) => command } = feature;

  const after = (confirmed: State, change: OutboxChange<Command, Response> | null): State => {
    if (change?.type === 'confirmed') return confirm(confirmed, change.entry.command, change.response);
    if (change?.type !== 'rolled back' || !(change.error instanceof PartlyDone)) return confirmed;
    return confirm(confirmed, doneOf(change.entry.command), change.error.response as Response);
  };
  const shownWith = (confirmed: State, entries: Data['entries']) => ({
    confirmed,
    entries,
    shown: applyAll(feature, confirmed, entries),
  });

  return {
    /** The data are loaded. */
    loaded: ({ entries, missed }: Data, data: State): Data => ({
      ...shownWith((missed ?? []).reduce(after, data), entries),
      missed: null,
    }),
    /** The outbox has other entries, or the server has confirmed or refused one. */
    changed: ({ confirmed, missed }: Data, { entries, change }: OutboxChanged<Command, Response>): Data => ({
      ...shownWith(after(confirmed, change), entries),
      missed: missed && change ? [...missed, change] : missed,
    }),
    /** The server has said something that no command stands for. */
    received: ({ entries, missed }: Data, confirmed: State): Data => ({ ...shownWith(confirmed, entries), missed }),
  };
}
