import { cartSetup, standingItems } from './cart.setup.ts';

/**
 * The one cart, and the wishlist beside it: cards, navbar and pages all read what is here, so that they cannot disagree.
 *
 * Changes show at once and are saved one at a time in their order. What the server refuses is taken back alone: what waits
 * behind it stays on screen and has its turn.
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
      actions: { type: 'do it', params: ({ event }) => ({ kind: 'put', product: event.product, qty: 1 }) },
    },
    'quantity changed': {
      actions: { type: 'do it', params: ({ event }) => ({ kind: 'put', product: event.product, qty: event.qty }) },
    },
    'product removed': {
      actions: [
        { type: 'tell what is taken out', params: ({ event }) => event.product },
        { type: 'do it', params: ({ event }) => ({ kind: 'take', product: event.product }) },
      ],
    },
    'product put back': {
      actions: {
        type: 'do it',
        params: ({ event: { product, qty, at } }) => ({ kind: 'put', product, qty, at }),
      },
    },
    'product moved to wishlist': {
      actions: [
        { type: 'tell what is moved', params: ({ event }) => event.product },
        { type: 'do it', params: ({ event }) => ({ kind: 'move to wishlist', product: event.product }) },
      ],
    },
    'product moved back': [
      {
        guard: 'it was wished for before',
        actions: {
          type: 'do it',
          params: ({ event: { product, qty, at } }) => ({ kind: 'put', product, qty, at }),
        },
      },
      {
        actions: [
          { type: 'do it', params: ({ event: { product, qty, at } }) => ({ kind: 'put', product, qty, at }) },
          { type: 'do it', params: ({ event }) => ({ kind: 'unwish', product: event.product }) },
        ],
      },
    ],
    'product wished for': {
      actions: { type: 'do it', params: ({ event }) => ({ kind: 'wish', product: event.product }) },
    },
    'wish dropped': {
      actions: [
        { type: 'tell which wish is dropped', params: ({ event }) => event.product },
        { type: 'do it', params: ({ event }) => ({ kind: 'unwish', product: event.product }) },
      ],
    },
    'wish put back': {
      actions: { type: 'do it', params: ({ event: { product, at } }) => ({ kind: 'wish', product, at }) },
    },
    'other tab changed it': {
      guard: 'it is news',
      actions: { type: 'follow the other tab', params: ({ event }) => event.items },
    },
    'session ended': { target: '.unasked', actions: 'forget everything' },
  },
  states: {
    /** The count is known from before; nobody has asked for more. */
    unasked: {
      always: { guard: 'a change waits', target: 'loading' },
      on: { 'cart wanted': 'loading' },
    },
    loading: {
      // What is on its way was read before.
      on: { 'order broken off': { target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        input: { items: null },
        onDone: { target: 'ready', actions: { type: 'take over the answer', params: ({ event }) => event.output } },
        onError: [
          {
            guard: 'a change waits',
            target: 'failed',
            actions: [
              { type: 'tell that all was refused', params: ({ event }) => ({ error: event.error }) },
              { type: 'note the failure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          { target: 'failed', actions: { type: 'note the failure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    failed: {
      always: { guard: 'a change waits', target: 'loading' },
      on: { 'try again': 'loading', 'cart wanted': 'loading' },
    },
    ready: {
      initial: 'idle',
      on: {
        'order placed': { target: '.idle', actions: 'empty the cart' },
        'order broken off': { actions: 'ask for everything' },
      },
      states: {
        idle: {
          always: [
            { guard: 'a change waits', target: 'saving' },
            { guard: 'the server knows more', target: 'refreshing' },
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
                { type: 'tell that it was refused', params: ({ event }) => ({ error: event.error }) },
                'take it back',
              ],
            },
          },
        },
        refreshing: {
          always: { guard: 'a change waits', target: 'idle' },
          on: { 'order broken off': { target: 'refreshing', reenter: true, actions: 'ask for everything' } },
          invoke: {
            src: 'load',
            input: ({ context }) => ({ items: standingItems(context) }),
            onDone: { target: 'idle', actions: { type: 'take over the answer', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: 'ask no more' },
          },
        },
      },
    },
  },
});
