import { useState } from 'react';
import { useInspectedActor } from '../inspection/inspection.tsx';
import { createQueryMachine, type Load } from './query.machine.ts';
import { type QueryResult, useQueryResult } from './useQueryResult.ts';

export type { QueryResult } from './useQueryResult.ts';

/**
 * Loads what a page shows, and loads again when the query changes.
 *
 * @param load taken on the first render; everything it depends on belongs in the query
 * @param query compared by content; `null` when the load depends on nothing
 */
export function useQuery<Query, Data>(load: Load<Query, Data>, query: Query): QueryResult<Data> {
  const [machine] = useState(() => createQueryMachine(load));
  const actor = useInspectedActor(machine, { input: { query } });
  return useQueryResult(actor, query, (next) => actor.send({ type: 'query changed', query: next }));
}
