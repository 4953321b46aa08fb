import { assign, fromPromise, setup } from 'xstate';
import { withEvent } from '../app-state/with-event.ts';

/** Loads the data of a query. The signal is aborted as soon as a newer load supersedes this one. */
export type Load<Query, Data> = (query: Query, signal: AbortSignal) => Promise<Data>;

interface QueryContext<Query, Data> {
  query: Query;
  /** The last response; stays on screen while the next one is loading. */
  data: Data | null;
  /** Why the last load failed; stays until a load succeeds or the query changes. */
  error: unknown;
}

export type QueryEvent<Query> =
  | { type: 'query changed'; query: Query }
  | { type: 'try again' }
  | { type: 'data changed' };

/** The machine of read-only pages and paged tables. The newest query wins, and a load that it supersedes is aborted. */
export function createQueryMachine<Query, Data>(load: Load<Query, Data>) {
  return setup({
    types: {
      context: {} as QueryContext<Query, Data>,
      events: {} as QueryEvent<Query>,
      input: {} as { query: Query },
    },
    actors: {
      load: fromPromise<Data, { query: Query }>(({ input, signal }) => load(input.query, signal)),
    },
    actions: {
      'set the query': assign((_, { query }: { query: Query }) => ({ query, error: null })),
    },
  }).createMachine({
    id: 'query',
    context: ({ input }) => ({ query: input.query, data: null, error: null }),
    initial: 'loading',
    on: {
      'query changed': { target: '.loading', reenter: true, actions: withEvent('set the query') },
    },
    states: {
      loading: {
        invoke: {
          src: 'load',
          input: ({ context }) => ({ query: context.query }),
          onDone: { target: 'ready', actions: assign({ data: ({ event }) => event.output, error: null }) },
          onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        },
        on: { 'data changed': { target: 'loading', reenter: true } },
      },
      ready: { on: { 'data changed': 'loading' } },
      failed: { on: { 'try again': 'loading', 'data changed': 'loading' } },
    },
  });
}
