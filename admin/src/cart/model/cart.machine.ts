import { withEvent } from '../../app-state/with-event.ts';
import { invokeOutbox } from '../../outbox/view/outbox.view.ts';
import { cartSetup, standingItems } from './cart.setup.ts';

const share = 'share what is confirmed';

/**
 * The cart and the wishlist. Cards, navbar and pages all read them here, so that they cannot disagree.
 *
 * Commands go to the outbox and show at once, on top of what the server confirmed.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    ...input,
    confirmed: null,
    entries: [],
    shown: null,
    refresh: null,
    error: null,
  }),
  invoke: invokeOutbox,
  initial: 'unasked',
  on: {
    'product added': {
      actions: { type: 'give the command', params: ({ event }) => ({ kind: 'put', product: event.product, qty: 1 }) },
    },
    'quantity changed': {
      actions: {
        type: 'give the command',
        params: ({ event }) => ({ kind: 'put', product: event.product, qty: event.qty }),
      },
    },
    'product removed': {
      actions: { type: 'give the command', params: ({ event }) => ({ kind: 'take', product: event.product }) },
    },
    'product moved to wishlist': {
      actions: {
        type: 'give the command',
        params: ({ event }) => ({ kind: 'move to wishlist', product: event.product }),
      },
    },
    'wishlist product added': {
      actions: { type: 'give the command', params: ({ event }) => ({ kind: 'wish', product: event.product }) },
    },
    'wishlist product removed': {
      actions: {
        type: 'give the command',
        params: ({ event: { product, isUndoOffered } }) => ({ kind: 'unwish', product, isUndoOffered }),
      },
    },
    'outbox changed': { actions: withEvent('set the entries') },
    'other tab synced': {
      guard: withEvent('differs from the known lines'),
      actions: { type: 'sync the other tab', params: ({ event }) => event.items },
    },
    'session ended': { target: '.unasked', actions: ['clear everything', share] },
  },
  states: {
    /** The count is known from storage, and the lines have not been requested. */
    unasked: {
      always: { guard: 'has pending commands', target: 'loading' },
      on: { 'cart requested': 'loading' },
    },
    loading: {
      on: {
        // The response in flight was read before these.
        'order failed': { target: 'loading', reenter: true },
        'outbox changed': [
          {
            guard: withEvent('confirms a command'),
            target: 'loading',
            reenter: true,
            actions: withEvent('set the entries'),
          },
          { actions: withEvent('set the entries') },
        ],
      },
      invoke: {
        src: 'load',
        input: ({ context: { settled, storage } }) => ({ settled, storage, items: null }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'set the contents', params: ({ event }) => event.output }, share],
        },
        onError: {
          target: 'failed',
          actions: { type: 'set the error', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      on: {
        'try again': 'loading',
        'cart requested': 'loading',
        'outbox changed': [
          { guard: withEvent('gives a command'), target: 'loading', actions: withEvent('set the entries') },
          { actions: withEvent('set the entries') },
        ],
      },
    },
    ready: {
      initial: 'idle',
      on: {
        'outbox changed': { actions: [withEvent('follow the outbox'), share] },
        'order placed': { target: '.idle', actions: ['empty the cart', share] },
        'order failed': { actions: 'mark as outdated' },
      },
      states: {
        idle: {
          // The outbox has the pending commands; their responses would make what is loaded now outdated.
          always: { guard: 'is outdated and nothing is pending', target: 'refreshing' },
        },
        refreshing: {
          always: { guard: 'has pending commands', target: 'idle' },
          on: { 'order failed': { target: 'refreshing', reenter: true, actions: 'mark as outdated' } },
          invoke: {
            src: 'load',
            input: ({ context }) => ({
              settled: context.settled,
              storage: context.storage,
              items: standingItems(context),
            }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'set the contents', params: ({ event }) => event.output }, share],
            },
            onError: { target: 'idle', actions: 'mark as up to date' },
          },
        },
      },
    },
  },
});
