import { useCallback, useState } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { loadsOf, type QueryResult, useOtherQuery } from '../../query/useQueryResult.ts';
import type { Given } from '../outbox.core.ts';
import type { OutboxFeature } from '../outbox.types.ts';
import { createOutboxDataMachine, type LoadKnown } from '../view/outbox-data.machine.ts';
import { useOutbox } from './OutboxProvider.tsx';
import { useSettled } from './useSettled.ts';

export interface OutboxData<State, Command, Response = unknown> {
  /** The data with what is still being sent; `null` until they are loaded. */
  data: State | null;
  result: QueryResult<State>;
  give: (given: Given<State, Command>) => void;
  /**
   * Hears of each response to a command, also to a part of one.
   *
   * @returns ends it
   */
  listen: (listener: (response: Response) => void) => () => void;
}

/**
 * The data of a page without a machine: those of the server, with what it has confirmed since and what it has not.
 *
 * @param load taken on the first render, as is `before`; everything it depends on belongs in the query
 * @param query compared by content; `null` when the load depends on nothing
 * @param before shown until the data are loaded
 */
export function useOutboxData<Query, State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  load: LoadKnown<Query, State>,
  query: Query,
  before: State | null = null,
): OutboxData<State, Command, Response> {
  const outbox = useOutbox();
  const settled = useSettled(feature.name);
  const [machine] = useState(() => createOutboxDataMachine(feature, load, before));
  const actor = useInspectedActor(machine, { input: { outbox, query, settled } });
  const snapshot = useActorState(actor, (state) => state);
  const { query: running, shown: data, error } = snapshot.context;
  useOtherQuery(running, query, (next) => actor.send({ type: 'query changed', query: next }));

  const give = useCallback((given: Given<State, Command>) => actor.send({ type: 'give', ...given }), [actor]);
  const listen = useCallback(
    (listener: (response: Response) => void) => {
      const subscription = actor.on('confirmed', ({ response }) => listener(response));
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return { data, result: { data, error, isLoading: snapshot.matches('loading'), ...loadsOf(actor) }, give, listen };
}
