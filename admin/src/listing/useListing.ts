import { useDeferredValue, useEffect } from 'react';
import { useActorState } from '../app-state/useActorState.ts';
import { useInspectedActor } from '../inspection/inspection.tsx';
import type { createListingMachine } from './listing.machine.ts';

type ListingMachine<Query, Page> = ReturnType<typeof createListingMachine<Query, Page>>;

export interface Listing<Page> {
  /** What is on screen; `null` until the first answer. */
  page: Page | null;
  /** Why the newest query failed, or `null`; stays while it is tried again. */
  error: unknown;
  isLoading: boolean;
  tryAgain: () => void;
  /** Asks again after something was added, changed, or removed. */
  reload: () => void;
}

/**
 * Runs a listing machine by a query that lives elsewhere, usually in the address.
 *
 * @param query compared by its content
 */
export function useListing<Query, Page>(machine: ListingMachine<Query, Page>, query: Query): Listing<Page> {
  const actor = useInspectedActor(machine, { input: { query } });
  const snapshot = useActorState(actor, (state) => state);
  // Rows are many: they are drawn in slices, between which a person can type and press.
  const shown = useDeferredValue(snapshot);
  const { send } = actor;
  const key = JSON.stringify(query);

  useEffect(() => {
    if (JSON.stringify(snapshot.context.query) !== key) send({ type: 'query changed', query });
  });

  return {
    page: shown.context.page,
    error: shown.context.error,
    isLoading: shown.matches('loading'),
    tryAgain: () => send({ type: 'try again' }),
    reload: () => send({ type: 'rows changed' }),
  };
}
