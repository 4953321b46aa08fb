import { cartSetup, standingItems } from './cart.setup.ts';

/**
 * The cart and the wishlist. Cards, navbar and pages all read them here, so that they cannot disagree.
 *
 * Changes show at once and are saved one at a time, in order. A refused one is rolled back alone; those behind it are still sent.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    kept: input.kept,
    confirmed: null,
    waiting: [],
    shown: null,
    refresh: null,
    error: null,
  }),
  initial: 'unasked',
  on: {
    'product added': {
      actions: { type: 'add the change', params: ({ event }) => ({ kind: 'put', product: event.product, qty: 1 }) },
    },
    'quantity changed': {
      actions: {
        type: 'add the change',
        params: ({ event }) => ({ kind: 'put', product: event.product, qty: event.qty }),
      },
    },
    'product removed': {
      actions: [
        { type: 'announce the removal', params: ({ event }) => event.product },
        { type: 'add the change', params: ({ event }) => ({ kind: 'take', product: event.product }) },
      ],
    },
    'product restored': {
      actions: {
        type: 'add the change',
        params: ({ event: { product, qty, at } }) => ({ kind: 'put', product, qty, at }),
      },
    },
    'product moved to wishlist': {
      actions: [
        { type: 'announce the move', params: ({ event }) => event.product },
        { type: 'add the change', params: ({ event }) => ({ kind: 'move to wishlist', product: event.product }) },
      ],
    },
    'product moved back': [
      {
        guard: 'was on the wishlist before',
        actions: {
          type: 'add the change',
          params: ({ event: { product, qty, at } }) => ({ kind: 'put', product, qty, at }),
        },
      },
      {
        actions: [
          { type: 'add the change', params: ({ event: { product, qty, at } }) => ({ kind: 'put', product, qty, at }) },
          { type: 'add the change', params: ({ event }) => ({ kind: 'unwish', product: event.product }) },
        ],
      },
    ],
    'wishlist product added': {
      actions: { type: 'add the change', params: ({ event }) => ({ kind: 'wish', product: event.product }) },
    },
    'wishlist product removed': {
      actions: [
        { type: 'announce the wishlist removal', params: ({ event }) => event.product },
        { type: 'add the change', params: ({ event }) => ({ kind: 'unwish', product: event.product }) },
      ],
    },
    'wishlist product restored': {
      actions: { type: 'add the change', params: ({ event: { product, at } }) => ({ kind: 'wish', product, at }) },
    },
    'other tab synced': {
      guard: 'differs from the known lines',
      actions: { type: 'sync the other tab', params: ({ event }) => event.items },
    },
    'session ended': { target: '.unasked', actions: 'clear everything' },
  },
  states: {
    /** The count is known from storage, and the lines have not been requested. */
    unasked: {
      always: { guard: 'has pending changes', target: 'loading' },
      on: { 'cart requested': 'loading' },
    },
    loading: {
      // The response in flight was read before the order.
      on: { 'order failed': { target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        input: { items: null },
        onDone: { target: 'ready', actions: { type: 'set the contents', params: ({ event }) => event.output } },
        onError: [
          {
            guard: 'has pending changes',
            target: 'failed',
            actions: [
              { type: 'announce all refusals', params: ({ event }) => ({ error: event.error }) },
              { type: 'set the error', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          { target: 'failed', actions: { type: 'set the error', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    failed: {
      always: { guard: 'has pending changes', target: 'loading' },
      on: { 'try again': 'loading', 'cart requested': 'loading' },
    },
    ready: {
      initial: 'idle',
      on: {
        'order placed': { target: '.idle', actions: 'empty the cart' },
        'order failed': { actions: 'mark as outdated' },
      },
      states: {
        idle: {
          always: [
            { guard: 'has pending changes', target: 'saving' },
            { guard: 'is outdated', target: 'refreshing' },
          ],
        },
        saving: {
          invoke: {
            src: 'save',
            input: ({
              context: {
                waiting: [change],
              },
            }) => ({ change }),
            onDone: { target: 'idle', actions: 'confirm the change' },
            onError: {
              target: 'idle',
              actions: [
                { type: 'announce the refusal', params: ({ event }) => ({ error: event.error }) },
                'roll back the change',
              ],
            },
          },
        },
        refreshing: {
          always: { guard: 'has pending changes', target: 'idle' },
          on: { 'order failed': { target: 'refreshing', reenter: true, actions: 'mark as outdated' } },
          invoke: {
            src: 'load',
            input: ({ context }) => ({ items: standingItems(context) }),
            onDone: { target: 'idle', actions: { type: 'set the contents', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: 'mark as up to date' },
          },
        },
      },
    },
  },
});
