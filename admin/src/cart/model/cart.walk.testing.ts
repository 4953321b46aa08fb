import { productsSample } from '@embarque/mocks/shop/data';
import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import type { Entry, OutboxChange } from '../../outbox/outbox.types.ts';
import { idleOutbox } from '../../outbox/view/outbox.view.testing.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartCommand, CartContents } from './cart.types.ts';
import { storage } from '../../storage/storage.ts';

const [stocked] = productsSample();
if (!stocked) throw new Error('The shop has no products');
const product = { ...stocked, isInWishlist: false, isInCart: false };

const promise = { shippingDate: '2026-12-01', offers: 1, discountPercentage: 5 };
const answer: CartContents = { lines: [{ product, qty: 1, promise }], wished: [product] };

const entry: Entry<CartCommand> = {
  id: 'entry',
  by: 'me@home',
  at: '',
  feature: 'cart',
  scope: 'cart',
  subjects: [],
  command: { kind: 'put', product, qty: 2 },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
};
const outboxChanged = (entries: Entry<CartCommand>[], change: OutboxChange<CartCommand> | null) => ({
  type: 'outbox changed' as const,
  entries,
  change,
});

const seesItLoading: Sees = async ({ expect, screen }) => {
  await expect(await screen.findByText('Loading cart…')).toBeInTheDocument();
};
const seesItsLine: Sees = async ({ expect, screen }) => {
  await expect(await screen.findByRole('heading', { name: product.name })).toBeVisible();
};

export const walk = walkThrough(cartMachine).with({
  page: '../../features/checkout/CheckoutPage',
  // The page loads the cart as soon as a person is signed in.
  parametersOf: (path) => (path === 'unasked' ? { session: 'nobody' } : {}),
  sees: {
    unasked: seesItLoading,
    loading: seesItLoading,
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load your cart" })).toBeVisible();
    },
    'ready.idle': seesItsLine,
    // The lines stay while they are loaded again.
    'ready.refreshing': seesItsLine,
  },
  inputs: [{ outbox: idleOutbox(), kept: [], settled: () => Promise.resolve(), storage }],
  events: () => [
    { type: 'product added', product },
    { type: 'quantity changed', product, qty: 2 },
    { type: 'product removed', product },
    { type: 'product moved to wishlist', product },
    { type: 'wishlist product added', product },
    { type: 'wishlist product removed', product },
    outboxChanged([entry], { type: 'given', entry }),
    outboxChanged([], { type: 'confirmed', entry, response: null }),
    outboxChanged([], { type: 'rolled back', entry, error: new Error('The server is busy.') }),
    { type: 'cart requested' },
    { type: 'try again' },
    { type: 'other tab synced', items: [] },
    { type: 'other tab synced', items: [{ productId: product.id, qty: 3 }] },
    { type: 'order placed' },
    { type: 'order failed' },
    { type: 'session ended' },
  ],
  answers: { load: { done: [answer, { ...answer, hasReturnedOrder: true }] } },
  alike: ({ context: { kept, confirmed, entries, refresh, error } }) => [
    kept.length,
    confirmed?.lines.map(({ qty }) => qty),
    entries.length,
    refresh,
    error !== null,
  ],
});
