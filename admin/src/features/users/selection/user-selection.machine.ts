import type { UsersQuery } from '@embarque/mocks/users/contract';
import { assign, fromPromise, setup } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { loadAllUsers, type User } from '../../../people/users/users.api.ts';

interface SelectionContext {
  /** Ids of the selected users, over all pages. */
  selected: readonly string[];
  /** The users who were loaded to be selected. */
  loaded: readonly User[];
  /** The list whose users are all to be selected. */
  query: UsersQuery;
}

export type SelectionEvent =
  | { type: 'users selected'; ids: readonly string[] }
  | { type: 'select all'; query: UsersQuery }
  /** The address names other users, or another page or order of the same. */
  | { type: 'query changed'; query: UsersQuery };

type Of<Type extends SelectionEvent['type']> = Extract<SelectionEvent, { type: Type }>;

const select = [
  { guard: withEvent('are none'), target: 'none', actions: withEvent('select the users') },
  { target: 'some', actions: withEvent('select the users') },
] as const;

/**
 * The selected users. All of a list are loaded to be selected; who matches other filters by then, or goes on by hand, did not mean
 * those any more.
 */
export const userSelectionMachine = setup({
  types: { context: {} as SelectionContext, events: {} as SelectionEvent },
  actors: {
    'load all': fromPromise<readonly User[], UsersQuery>(({ input, signal }) => loadAllUsers(input, signal)),
  },
  guards: {
    'are none': (_, { ids }: Of<'users selected'>) => ids.length === 0,
    'are other users': ({ context }, { query }: Of<'query changed'>) => filtersOf(query) !== filtersOf(context.query),
  },
  actions: {
    'select the users': assign((_, { ids }: Of<'users selected'>) => ({ selected: ids })),
    'keep the query': assign((_, { query }: Of<'select all'>) => ({ query })),
    'select the loaded': assign((_, loaded: readonly User[]) => ({
      loaded,
      selected: loaded.map(({ id }) => String(id)),
    })),
    'announce the failure': (_, _error: unknown) => undefined,
  },
}).createMachine({
  id: 'userSelection',
  context: { selected: [], loaded: [], query: {} },
  initial: 'none',
  states: {
    none: { on: { 'users selected': select } },
    some: {
      on: {
        'users selected': select,
        'select all': { target: 'loading', actions: withEvent('keep the query') },
      },
    },
    loading: {
      on: {
        'users selected': select,
        'query changed': { guard: withEvent('are other users'), target: 'some' },
      },
      invoke: {
        src: 'load all',
        input: ({ context }) => context.query,
        onDone: { target: 'some', actions: { type: 'select the loaded', params: ({ event }) => event.output } },
        onError: { target: 'some', actions: { type: 'announce the failure', params: errorOf } },
      },
    },
  },
});

/** The same text for all pages and orders of the same users. */
const filtersOf = (query: UsersQuery): string =>
  JSON.stringify({ ...query, page: undefined, perPage: undefined, sortColumn: undefined, sort: undefined });
