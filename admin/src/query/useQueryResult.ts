import { useDeferredValue, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useActorState } from '../app-state/useActorState.ts';
import type { createQueryMachine } from './query.machine.ts';

/** Runs a query for its page, or as the child of another machine. */
export type QueryActor<Query, Data> = ActorRefFrom<ReturnType<typeof createQueryMachine<Query, Data>>>;

export interface QueryResult<Data> {
  /** The last response, or `null` before the first one. */
  data: Data | null;
  /** Why the last load failed, or `null`; stays while it is retried. */
  error: unknown;
  isLoading: boolean;
  /** Retries a failed load. */
  tryAgain: () => void;
  /** Loads again after something was added, changed, or removed. */
  reload: () => void;
}

/**
 * The data of a running query.
 *
 * @param query the one that the address names now, compared by content
 * @param onQuery called when that is another than the one that runs
 */
export function useQueryResult<Query, Data>(
  actor: QueryActor<Query, Data>,
  query: Query,
  onQuery: (query: Query) => void,
): QueryResult<Data> {
  const snapshot = useActorState(actor, (state) => state);
  // Long lists render in slices, so that typing and pressing are not blocked.
  const shown = useDeferredValue(snapshot);
  useOtherQuery(snapshot.context.query, query, onQuery);
  const { data, error } = shown.context;
  return { data, error, isLoading: shown.matches('loading'), ...loadsOf(actor) };
}

/** Calls back when the address names another query than the one that runs. */
export function useOtherQuery<Query>(running: Query, query: Query, onQuery: (query: Query) => void): void {
  useEffect(() => {
    if (JSON.stringify(running) !== JSON.stringify(query)) onQuery(query);
  });
}

interface Loads {
  send: (event: { type: 'try again' } | { type: 'data changed' }) => void;
}

export const loadsOf = ({ send }: Loads): Pick<QueryResult<unknown>, 'tryAgain' | 'reload'> => ({
  tryAgain: () => send({ type: 'try again' }),
  reload: () => send({ type: 'data changed' }),
});
