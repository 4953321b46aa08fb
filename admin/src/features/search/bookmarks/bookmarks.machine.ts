import type { BookmarksAnswer } from '@embarque/mocks/search/contract';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { withEvent } from '../../../app-state/with-event.ts';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { applyAll } from '../../../outbox/outbox.core.ts';
import { invokeOutbox, outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { type BookmarkCommand, bookmarksOutbox } from './bookmarks.outbox.ts';
import { searchCalls } from '../search.api.ts';
import type { PageKey } from '../search.pages.ts';

export interface BookmarksInput {
  outbox: RunningOutbox;
  /** The stored order. */
  order: readonly PageKey[];
  /** Resolves when the commands of an earlier page are sent. */
  flushed: () => Promise<void>;
}

interface BookmarksContext extends Pick<BookmarksInput, 'outbox' | 'flushed'> {
  /** Every page that the server knows. */
  pages: BookmarksAnswer['suggestions'];
  /** The bookmarked pages that the server has confirmed, with those that it does not know. */
  confirmed: readonly PageKey[];
  /** Commands that the server has not confirmed, oldest first. */
  entries: readonly Entry<BookmarkCommand>[];
  /** The person's order. A page that is being removed keeps its position, in case the server refuses. */
  order: readonly PageKey[];
  /** The bookmarked pages in the person's order, with pending commands. */
  ids: readonly PageKey[];
}

interface BookmarkToggled {
  type: 'bookmark toggled';
  id: PageKey;
  title: string;
}

export type BookmarksEvent =
  | BookmarkToggled
  | { type: 'bookmarks reordered'; ids: PageKey[] }
  | { type: 'try again' }
  | OutboxChanged<BookmarkCommand>;

type Of<Type extends BookmarksEvent['type']> = Extract<BookmarksEvent, { type: Type }>;

type ToOutbox = OutboxViewEvent<readonly PageKey[], BookmarkCommand>;

/** The given ids in an order; those that it lacks come last. */
const inOrder = (ids: readonly PageKey[], order: readonly PageKey[]): PageKey[] => [
  ...order.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !order.includes(id)),
];

/** Bookmarks that the server does not know are in the order alone. */
const isUnknownToServer = (id: PageKey) => typeof id === 'string';

function laidOut(context: BookmarksContext, change: Partial<BookmarksContext>): Partial<BookmarksContext> {
  const { confirmed, entries, order } = { ...context, ...change };
  const ids = inOrder(applyAll(bookmarksOutbox, confirmed, entries), order);
  return { ...change, ids, order: inOrder([...ids, ...confirmed.filter((id) => !ids.includes(id))], order) };
}

/**
 * The bookmarks: those that the server confirmed, with the commands of the outbox on top. The server knows no order; it is the
 * person's own and stored by `store the order`, with the bookmarks of pages that the server does not know.
 */
export const bookmarksMachine = setup({
  types: {
    context: {} as BookmarksContext,
    events: {} as BookmarksEvent,
    input: {} as BookmarksInput,
  },
  actors: {
    outbox: outboxView(bookmarksOutbox),
    load: fromPromise<BookmarksAnswer, Pick<BookmarksInput, 'flushed'>>(async ({ input, signal }) => {
      await input.flushed();
      return searchCalls.bookmarks(signal);
    }),
  },
  actions: {
    'store the order': () => undefined,
    'set the bookmarks': assign(({ context }, { suggestions, bookmarks }: BookmarksAnswer) =>
      laidOut(context, {
        pages: suggestions,
        confirmed: [...bookmarks.map(({ id }) => id), ...context.order.filter(isUnknownToServer)],
      }),
    ),
    'give the command': sendTo('outbox', ({ context: { ids } }, { id, title }: BookmarkToggled): ToOutbox => {
      return { type: 'give', command: { id, title, isBookmarked: !ids.includes(id) }, state: ids };
    }),
    'share what is confirmed': sendTo('outbox', ({ context }): ToOutbox => {
      return { type: 'data confirmed', data: context.confirmed };
    }),
    'set the order': assign(({ context }, { ids }: Of<'bookmarks reordered'>) =>
      laidOut(context, { order: inOrder(context.order, ids) }),
    ),
    'set the entries': assign((_, { entries }: Of<'outbox changed'>) => ({ entries })),
    'follow the outbox': assign(({ context }, { entries, change }: Of<'outbox changed'>) => {
      const confirmed =
        change?.type === 'confirmed'
          ? bookmarksOutbox.apply(context.confirmed, change.entry.command)
          : context.confirmed;
      return laidOut(context, { entries, confirmed });
    }),
  },
}).createMachine({
  id: 'bookmarks',
  context: ({ input: { outbox, order, flushed } }) => ({
    outbox,
    flushed,
    pages: [],
    confirmed: [],
    entries: [],
    order,
    ids: order,
  }),
  invoke: invokeOutbox,
  initial: 'loading',
  states: {
    loading: {
      on: { 'outbox changed': { actions: withEvent('set the entries') } },
      invoke: {
        src: 'load',
        input: ({ context: { flushed } }) => ({ flushed }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'set the bookmarks', params: ({ event }) => event.output }, 'share what is confirmed'],
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'try again': 'loading', 'outbox changed': { actions: withEvent('set the entries') } } },
    ready: {
      on: {
        'bookmark toggled': { actions: withEvent('give the command') },
        'bookmarks reordered': { actions: [withEvent('set the order'), 'store the order'] },
        'outbox changed': {
          actions: [withEvent('follow the outbox'), 'share what is confirmed', 'store the order'],
        },
      },
    },
  },
});
