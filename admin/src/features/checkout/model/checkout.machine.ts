import { checkoutSetup, startOf } from './checkout.setup.ts';

/**
 * From the cart to the receipt (ECM-10).
 *
 * There is no address for an empty cart, no payment without a complete address, and no receipt without an order. Going back
 * loses nothing that was typed. An order that fails leaves the cart as it was: nobody goes on before. One whose page goes away is
 * put back by the cart, wherever the person is by then.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => startOf(input),
  initial: 'arriving',
  states: {
    /** Until the cart is known, nobody can say which step may be shown. */
    arriving: {
      always: [
        { guard: 'the receipt was wanted and is there', target: 'confirmation' },
        { guard: 'the cart is counted', target: 'sorting' },
      ],
      on: { 'cart counted': { actions: { type: 'note the count', params: ({ event }) => event.pieces } } },
    },
    sorting: {
      always: [
        { guard: 'the payment was wanted and may be given', target: 'shopping.payment' },
        { guard: 'the address was wanted and may be given', target: 'shopping.address' },
        { target: 'shopping.cart' },
      ],
    },
    shopping: {
      initial: 'cart',
      on: {
        'cart counted': { actions: { type: 'note the count', params: ({ event }) => event.pieces } },
        'step chosen': [
          { guard: 'the cart was chosen', target: '.cart' },
          { guard: 'the address was chosen and may be given', target: '.address' },
          { guard: 'the payment was chosen and may be given', target: '.payment' },
        ],
        'coupon entered': [
          {
            guard: { type: 'the coupon is known', params: ({ event }) => event.code },
            actions: { type: 'take the coupon', params: ({ event }) => event.code },
          },
          { actions: { type: 'refuse the coupon', params: ({ event }) => event.code } },
        ],
        'coupon removed': { actions: 'drop the coupon' },
      },
      states: {
        cart: {
          exit: 'forget what was no code',
          on: { 'cart confirmed': { guard: 'the cart holds something', target: 'address' } },
        },
        address: {
          always: { guard: 'nothing is in the cart', target: 'cart' },
          on: {
            'address typed': { actions: { type: 'keep what is typed', params: ({ event }) => event.address } },
            'address given': [
              {
                guard: { type: 'the address is complete', params: ({ event }) => event.address },
                target: 'payment',
                actions: { type: 'keep the address', params: ({ event }) => event.address },
              },
              { actions: 'show what is missing' },
            ],
          },
        },
        payment: {
          exit: 'forget what was no code',
          always: { guard: 'nothing is in the cart', target: 'cart' },
          on: {
            'payment chosen': { actions: { type: 'keep the payment', params: ({ event }) => event.payment } },
            'gift card entered': [
              {
                guard: { type: 'the gift card is known', params: ({ event }) => event.code },
                actions: { type: 'take the gift card', params: ({ event }) => event.code },
              },
              { actions: { type: 'refuse the gift card', params: ({ event }) => event.code } },
            ],
            'gift card removed': { actions: 'drop the gift card' },
            'order confirmed': {
              target: '#checkout.placing',
              actions: { type: 'keep the request', params: ({ event }) => event.request },
            },
          },
        },
      },
    },
    /** What happens to the cart meanwhile is the order's doing. */
    placing: {
      tags: 'ordering',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({ items: context.request?.items ?? [] }),
        onDone: {
          target: 'confirmation',
          actions: [{ type: 'write the receipt', params: ({ event }) => event.output }, 'tell that it is placed'],
        },
        onError: [
          {
            guard: { type: 'another tab is ordering', params: ({ event }) => ({ error: event.error }) },
            target: 'arriving',
            actions: [
              'forget the request',
              { type: 'note the failure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'puttingBack',
            actions: { type: 'note the failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    puttingBack: {
      tags: 'ordering',
      on: { 'cart counted': { actions: { type: 'note the count', params: ({ event }) => event.pieces } } },
      invoke: {
        src: 'putBack',
        input: ({ context }) => ({ items: context.request?.items ?? [] }),
        onDone: { target: 'arriving', actions: ['forget the request', 'tell that it is broken off'] },
        onError: {
          target: 'notPutBack',
          actions: { type: 'note that it is not back', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The cart is not whole: to go on with what is left of it would lose the rest. */
    notPutBack: {
      on: {
        'cart counted': { actions: { type: 'note the count', params: ({ event }) => event.pieces } },
        'try again': 'puttingBack',
      },
    },
    confirmation: {},
  },
});
