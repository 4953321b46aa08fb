import type { Load } from '../../query/query.machine.ts';
import type { OutboxFeature } from '../outbox.types.ts';

/** A command with the server's response to it. */
export interface Confirmed<Command, Response> {
  command: Command;
  response: Response;
}

/** The data of a load. */
export interface Loaded<State> {
  state: State;
  /** How many commands were confirmed before the load began: their effects are in the data, and what others did since. */
  seen: number;
}

/** Loads data. `known` is what the page knows so far, confirmed commands included; `null` before the first response. */
export type LoadKnown<Query, State> = (
  query: Query,
  signal: AbortSignal,
  known: State | null,
) => ReturnType<Load<Query, State>>;

/** The data of a load, with what the server has confirmed since it began. */
export function withConfirmed<State, Command, Response>(
  { apply, confirm = apply }: Pick<OutboxFeature<State, Command, Response>, 'apply' | 'confirm'>,
  { state, seen }: Loaded<State>,
  confirmed: readonly Confirmed<Command, Response>[],
): State {
  return confirmed.slice(seen).reduce<State>((data, one) => confirm(data, one.command, one.response), state);
}

/** Keeps what the server has confirmed and loaded in order, so that neither is shown in place of something newer. */
export function trackConfirmed<Query, State, Command, Response>(
  feature: Pick<OutboxFeature<State, Command, Response>, 'apply' | 'confirm'>,
  load: LoadKnown<Query, State>,
) {
  let confirmed: readonly Confirmed<Command, Response>[] = [];
  let last: Loaded<State> | null = null;
  return {
    /** Returns all that was confirmed so far. */
    add(one: Confirmed<Command, Response>) {
      confirmed = [...confirmed, one];
      return confirmed;
    },
    async load(query: Query, signal: AbortSignal): Promise<Loaded<State>> {
      const seen = confirmed.length;
      const state = await load(query, signal, last && withConfirmed(feature, last, confirmed));
      const loaded = { state, seen };
      if (!signal.aborted) last = loaded;
      return loaded;
    },
  };
}
