import { assign, fromPromise, setup } from 'xstate';

interface ListingContext<Query, Page> {
  query: Query;
  /** What the server answered last; kept on screen while the next answer is on its way. */
  page: Page | null;
  /** Why it failed last; kept until an answer is here or the query is another. */
  error: unknown;
}

export type ListingEvent<Query> =
  | { type: 'query changed'; query: Query }
  | { type: 'try again' }
  | { type: 'rows changed' };

/**
 * A paged list: the newest query wins, and what is on screen stays until its answer is here.
 *
 * @param load asks the server; its signal is aborted when a newer query makes the answer useless
 */
export function createListingMachine<Query, Page>(load: (query: Query, signal: AbortSignal) => Promise<Page>) {
  return setup({
    types: {
      context: {} as ListingContext<Query, Page>,
      events: {} as ListingEvent<Query>,
      input: {} as { query: Query },
    },
    actors: {
      load: fromPromise<Page, { query: Query }>(({ input, signal }) => load(input.query, signal)),
    },
    actions: {
      'keep the query': assign({
        query: ({ context, event }) => (event.type === 'query changed' ? event.query : context.query),
        error: null,
      }),
    },
  }).createMachine({
    id: 'listing',
    context: ({ input }) => ({ query: input.query, page: null, error: null }),
    initial: 'loading',
    on: {
      'query changed': { target: '.loading', reenter: true, actions: 'keep the query' },
    },
    states: {
      loading: {
        invoke: {
          src: 'load',
          input: ({ context }) => ({ query: context.query }),
          onDone: { target: 'ready', actions: assign({ page: ({ event }) => event.output, error: null }) },
          onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        },
        on: { 'rows changed': { target: 'loading', reenter: true } },
      },
      ready: { on: { 'rows changed': 'loading' } },
      failed: { on: { 'try again': 'loading', 'rows changed': 'loading' } },
    },
  });
}
