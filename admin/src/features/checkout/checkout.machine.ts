import { checkoutSetup, startOf } from './checkout.setup.ts';

/**
 * From the cart to the receipt (ECM-10).
 *
 * There is no address for an empty cart, no payment without a complete address, and no receipt without an order. Going back
 * loses nothing that was typed.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => startOf(input),
  initial: 'arriving',
  states: {
    /** Until the cart is known, nobody can say which step may be shown. */
    arriving: {
      always: { guard: 'the receipt was wanted and is there', target: 'confirmation' },
      on: {
        'cart counted': {
          target: 'sorting',
          actions: { type: 'note the count', params: ({ event }) => event.pieces },
        },
      },
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
        cart: { on: { 'cart confirmed': { guard: 'the cart holds something', target: 'address' } } },
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
              { actions: { type: 'show what is missing', params: ({ event }) => event.address } },
            ],
          },
        },
        payment: {
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
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({ productIds: context.request?.productIds ?? [] }),
        onDone: {
          target: 'confirmation',
          actions: [{ type: 'write the receipt', params: ({ event }) => event.output }, 'tell that it is placed'],
        },
        onError: {
          target: 'shopping.payment',
          actions: { type: 'note the failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirmation: {},
  },
});
