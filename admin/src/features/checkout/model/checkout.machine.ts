import { withEvent } from '../../../app-state/with-event.ts';
import { checkoutSetup, initialContext } from './checkout.setup.ts';

/**
 * From the cart to the receipt (ECM-10).
 *
 * An empty cart has no address step, an incomplete address no payment, and only an order a receipt. Going back keeps the form. A
 * failed order restores the cart before the person can go on; the cart restores that of a closed page.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    /** The reachable steps depend on the cart, which is not loaded yet. */
    loading: {
      always: [
        { guard: 'shows a stored receipt', target: 'confirmation' },
        { guard: 'the cart is loaded', target: 'sorting' },
      ],
      on: { 'cart loaded': { actions: { type: 'set the count', params: ({ event }) => event.pieces } } },
    },
    sorting: {
      always: [
        { guard: 'payment is requested and reachable', target: 'shopping.payment' },
        { guard: 'address is requested and reachable', target: 'shopping.address' },
        { target: 'shopping.cart' },
      ],
    },
    shopping: {
      initial: 'cart',
      on: {
        'cart loaded': { actions: { type: 'set the count', params: ({ event }) => event.pieces } },
        'step selected': [
          { guard: withEvent('cart is selected'), target: '.cart' },
          { guard: withEvent('address is selected and reachable'), target: '.address' },
          { guard: withEvent('payment is selected and reachable'), target: '.payment' },
        ],
        'coupon entered': [
          {
            guard: { type: 'the coupon is known', params: ({ event }) => event.code },
            actions: { type: 'apply the coupon', params: ({ event }) => event.code },
          },
          { actions: { type: 'reject the coupon', params: ({ event }) => event.code } },
        ],
        'coupon removed': { actions: 'remove the coupon' },
      },
      states: {
        cart: {
          exit: 'clear rejected codes',
          on: { 'cart confirmed': { guard: 'the cart has products', target: 'address' } },
        },
        address: {
          always: { guard: 'the cart is empty', target: 'cart' },
          on: {
            'address changed': { actions: { type: 'set the form', params: ({ event }) => event.address } },
            'address submitted': [
              {
                guard: { type: 'the address is complete', params: ({ event }) => event.address },
                target: 'payment',
                actions: { type: 'set the address', params: ({ event }) => event.address },
              },
              { actions: 'show the mistakes' },
            ],
          },
        },
        payment: {
          exit: 'clear rejected codes',
          always: { guard: 'the cart is empty', target: 'cart' },
          on: {
            'payment changed': { actions: { type: 'set the payment', params: ({ event }) => event.payment } },
            'gift card entered': [
              {
                guard: { type: 'the gift card is known', params: ({ event }) => event.code },
                actions: { type: 'apply the gift card', params: ({ event }) => event.code },
              },
              { actions: { type: 'reject the gift card', params: ({ event }) => event.code } },
            ],
            'gift card removed': { actions: 'remove the gift card' },
            'order confirmed': {
              target: '#checkout.placing',
              actions: { type: 'set the request', params: ({ event }) => event.request },
            },
          },
        },
      },
    },
    placing: {
      tags: 'ordering',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({ items: context.request?.items ?? [], storage: context.storage }),
        onDone: {
          target: 'confirmation',
          actions: [{ type: 'set the receipt', params: ({ event }) => event.output }, 'announce the placed order'],
        },
        onError: [
          {
            guard: { type: 'another tab is ordering', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: ['clear the request', { type: 'set the error', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'returning',
            actions: { type: 'set the error', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    returning: {
      tags: 'ordering',
      on: { 'cart loaded': { actions: { type: 'set the count', params: ({ event }) => event.pieces } } },
      invoke: {
        src: 'returnToCart',
        input: ({ context }) => ({ items: context.request?.items ?? [], storage: context.storage }),
        onDone: { target: 'loading', actions: ['clear the request', 'announce the failed order'] },
        onError: {
          target: 'returnFailed',
          actions: { type: 'set the return error', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** Going on with an incomplete cart would lose the rest of it. */
    returnFailed: {
      on: {
        'cart loaded': { actions: { type: 'set the count', params: ({ event }) => event.pieces } },
        'try again': 'returning',
      },
    },
    confirmation: {},
  },
});
