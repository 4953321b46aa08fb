import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'cart',
  states: {
    unasked: 'Not loaded yet',
    'ready.idle': 'Up to date',
  },
  person: {
    'product added': 'Add a product',
    'quantity changed': 'Change a quantity',
    'product removed': 'Remove a product',
    'product moved to wishlist': 'Move a product to the wishlist',
    'wishlist product added': 'Add to the wishlist',
    'wishlist product removed': 'Remove from the wishlist',
    'cart requested': 'Show the cart',
  },
  server: {
    'order placed': 'The order was placed',
    'order failed': 'The order failed',
  },
  tabs: {
    'other tab synced': 'Another tab changed the cart',
  },
  app: {
    'session ended': 'Signed out',
  },
  guards: {
    'differs from the known lines': "the other tab's cart differs",
    'has pending commands': 'changes wait to be sent',
    'confirms a command': 'the server confirmed a change',
    'gives a command': 'a change was made',
    'is outdated and nothing is pending': 'it is out of date and nothing waits',
  },
};
