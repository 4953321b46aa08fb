import type { BookmarksAnswer } from '@embarque/mocks/search/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { searchCalls } from './search.api.ts';
import type { PageKey } from './search.pages.ts';

interface Toggle {
  id: PageKey;
  /** Where the bookmark was among the others; -1 when it was none. */
  at: number;
}

interface BookmarksContext {
  /** Every page that the server knows. */
  pages: BookmarksAnswer['suggestions'];
  /** The bookmarked pages in the order of the person, changes under way included. */
  ids: PageKey[];
  /** Toggles that the server has yet to answer, the first of them under way. */
  unsaved: Toggle[];
}

export type BookmarksEvent =
  | { type: 'bookmark toggled'; id: PageKey }
  | { type: 'bookmarks put in order'; ids: PageKey[] }
  | { type: 'try again' };

/** Told when the server refused a bookmark, which is then as it was. */
export interface BookmarkRefused {
  type: 'bookmark refused';
  id: PageKey;
}

/** The given ids first in their order, then those that are new to it. */
function inOrder(ids: readonly PageKey[], order: readonly PageKey[]): PageKey[] {
  return [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))];
}

/** What the server knows nothing of is bookmarked by being in the person's order. */
const isUnknownToServer = (id: PageKey) => typeof id === 'string';

const toggled = (ids: readonly PageKey[], id: PageKey) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The ids as they were before a toggle: a bookmark comes back to its place. */
function takenBack(ids: readonly PageKey[], { id, at }: Toggle): PageKey[] {
  const others = ids.filter((other) => other !== id);
  return at < 0 ? others : others.toSpliced(at, 0, id);
}

/**
 * The bookmarks. What is shown is what the server confirmed with the unsaved toggles on top: they are sent one after another,
 * and one that is refused is taken back alone. The server knows no order; it is the person's own and kept by whoever provides
 * `keep the order`, and with it the bookmarks of pages that the server does not know.
 */
export const bookmarksMachine = setup({
  types: {
    context: {} as BookmarksContext,
    events: {} as BookmarksEvent,
    emitted: {} as BookmarkRefused,
    input: {} as { order: PageKey[] },
  },
  actors: {
    load: fromPromise<BookmarksAnswer>(({ signal }) => searchCalls.bookmarks(signal)),
    save: fromPromise<void, PageKey | undefined>(({ input }) =>
      typeof input === 'number' ? searchCalls.toggleBookmark(input) : Promise.resolve(),
    ),
  },
  actions: {
    'keep the order': () => undefined,
    'toggle it': assign({
      ids: ({ context, event }) => (event.type === 'bookmark toggled' ? toggled(context.ids, event.id) : context.ids),
      unsaved: ({ context, event }) =>
        event.type === 'bookmark toggled'
          ? [...context.unsaved, { id: event.id, at: context.ids.indexOf(event.id) }]
          : context.unsaved,
    }),
    'take the order': assign({
      ids: ({ context, event }) =>
        event.type === 'bookmarks put in order' ? inOrder(context.ids, event.ids) : context.ids,
    }),
    'take the refused one back': assign({
      ids: ({ context }) => context.unsaved.slice(0, 1).reduce(takenBack, context.ids),
    }),
    'say that it was refused': emit(({ context }) => ({
      type: 'bookmark refused' as const,
      id: context.unsaved[0]?.id ?? 0,
    })),
    'go on to the next': assign({ unsaved: ({ context }) => context.unsaved.slice(1) }),
  },
  guards: {
    'something is unsaved': ({ context }) => context.unsaved.length > 0,
  },
}).createMachine({
  id: 'bookmarks',
  context: ({ input }) => ({ pages: [], ids: input.order, unsaved: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready',
          actions: assign({
            pages: ({ event }) => event.output.suggestions,
            ids: ({ context, event }) =>
              inOrder(
                [...event.output.bookmarks.map(({ id }) => id), ...context.ids.filter(isUnknownToServer)],
                context.ids,
              ),
          }),
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'try again': 'loading' } },
    ready: {
      initial: 'idle',
      on: {
        'bookmark toggled': { actions: ['toggle it', 'keep the order'] },
        'bookmarks put in order': { actions: ['take the order', 'keep the order'] },
      },
      states: {
        idle: { always: { guard: 'something is unsaved', target: 'saving' } },
        saving: {
          invoke: {
            src: 'save',
            input: ({ context }) => context.unsaved[0]?.id,
            onDone: { target: 'idle', actions: 'go on to the next' },
            onError: {
              target: 'idle',
              actions: ['say that it was refused', 'take the refused one back', 'go on to the next', 'keep the order'],
            },
          },
        },
      },
    },
  },
});
