import { useMemo, useRef, useState } from 'react';
import { type QueryResult, useQuery } from '../../query/useQuery.ts';
import { applyAll } from '../outbox.core.ts';
import type { OutboxChanged } from '../outbox.connect.ts';
import { type Entry, type OutboxFeature, PartlyDone } from '../outbox.types.ts';
import { type Confirmed, type Loaded, type LoadKnown, trackConfirmed, withConfirmed } from './outbox.confirmed.ts';
import { type FeatureOutbox, useFeatureOutbox, useSettled } from './useFeatureOutbox.ts';

type Listener<Command, Response> = (event: OutboxChanged<Command, Response>) => void;

export interface OutboxData<State, Command, Response = unknown> extends FeatureOutbox<State, Command> {
  /** The data with what is still being sent; `null` until they are loaded. */
  data: State | null;
  result: QueryResult<State>;
  /**
   * Hears of every change of the outbox.
   *
   * @returns ends it
   */
  listen: (listener: Listener<Command, Response>) => () => void;
}

/**
 * The data of a page without a machine: those of the server, with what it has confirmed since and what it has not.
 *
 * @param load taken on the first render; everything it depends on belongs in the query
 * @param query compared by content; `null` when the load depends on nothing
 * @param onConfirmed called with each response, also with that to a part of a command
 */
export function useOutboxData<Query, State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  load: LoadKnown<Query, State>,
  query: Query,
  onConfirmed?: (response: Response) => void,
): OutboxData<State, Command, Response> {
  const settled = useSettled(feature.name);
  const [tracker] = useState(() => trackConfirmed(feature, load));
  const result = useQuery<Query, Loaded<State>>(async (wanted, signal) => {
    await settled();
    return tracker.load(wanted, signal);
  }, query);
  const [confirmed, setConfirmed] = useState<readonly Confirmed<Command, Response>[]>([]);
  const [entries, setEntries] = useState<readonly Entry<Command>[]>([]);
  const listeners = useRef(new Set<Listener<Command, Response>>());

  const loaded = result.data;
  const known = useMemo(
    () => (loaded === null ? null : withConfirmed(feature, loaded, confirmed)),
    [feature, loaded, confirmed],
  );
  const data = useMemo(() => (known === null ? null : applyAll(feature, known, entries)), [feature, known, entries]);

  const onChange = (event: OutboxChanged<Command, Response>) => {
    setEntries(event.entries);
    const done = confirmedIn(event);
    if (done) {
      setConfirmed(tracker.add(done));
      onConfirmed?.(done.response);
    }
    for (const listener of listeners.current) listener(event);
  };
  const { give } = useFeatureOutbox(feature, { confirmed: () => known, onChange });
  const [listen] = useState(() => (listener: Listener<Command, Response>) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  });
  return { data, result: { ...result, data: loaded && loaded.state }, give, listen };
}

/** A command that the server has confirmed, be it in part. */
function confirmedIn<Command, Response>({
  change,
}: OutboxChanged<Command, Response>): Confirmed<Command, Response> | null {
  if (change?.type === 'confirmed') return { command: change.entry.command, response: change.response };
  if (change?.type !== 'rolled back' || !(change.error instanceof PartlyDone)) return null;
  return { command: change.entry.command, response: change.error.response as Response };
}
