import { useDeferredValue, useEffect, useState } from 'react';
import { useActorState } from '../app-state/useActorState.ts';
import { useInspectedActor } from '../inspection/inspection.tsx';
import { createQueryMachine, type Load } from './query.machine.ts';

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
 * Loads what a page shows, and loads again when the query changes.
 *
 * @param load taken on the first render; everything it depends on belongs in the query
 * @param query compared by content; `null` when the load depends on nothing
 */
export function useQuery<Query, Data>(load: Load<Query, Data>, query: Query): QueryResult<Data> {
  const [machine] = useState(() => createQueryMachine(load));
  const actor = useInspectedActor(machine, { input: { query } });
  const snapshot = useActorState(actor, (state) => state);
  // Long lists render in slices, so that typing and pressing are not blocked.
  const shown = useDeferredValue(snapshot);
  const { send } = actor;
  const key = JSON.stringify(query);

  useEffect(() => {
    if (JSON.stringify(snapshot.context.query) !== key) send({ type: 'query changed', query });
  });

  return {
    data: shown.context.data,
    error: shown.context.error,
    isLoading: shown.matches('loading'),
    tryAgain: () => send({ type: 'try again' }),
    reload: () => send({ type: 'data changed' }),
  };
}
