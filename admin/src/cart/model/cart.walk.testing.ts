import { productsSample } from '@embarque/mocks/shop/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartContents } from './cart.types.ts';

const [stocked] = productsSample();
if (!stocked) throw new Error('The shop has no products');
const product = { ...stocked, isInWishlist: false, isInCart: false };

const promise = { shippingDate: '2026-12-01', offers: 1, discountPercentage: 5 };
const answer: CartContents = { lines: [{ product, qty: 1, promise }], wished: [product] };

export const walk = walkThrough(cartMachine).with({
  page: '../../features/checkout/CheckoutPage',
  // The page loads the cart as soon as a person is signed in.
  parametersOf: (path) => (path === 'unasked' ? { session: 'nobody' } : {}),
  inputs: [{ kept: [] }],
  events: () => [
    { type: 'product added', product },
    { type: 'quantity changed', product, qty: 2 },
    { type: 'product removed', product },
    { type: 'product restored', product, qty: 1, at: 0 },
    { type: 'product moved to wishlist', product },
    { type: 'product moved back', product, qty: 1, at: 0, wasOnWishlist: true },
    { type: 'product moved back', product, qty: 1, at: 0, wasOnWishlist: false },
    { type: 'wishlist product added', product },
    { type: 'wishlist product removed', product },
    { type: 'wishlist product restored', product, at: 0 },
    { type: 'cart requested' },
    { type: 'try again' },
    { type: 'other tab synced', items: [] },
    { type: 'other tab synced', items: [{ productId: product.id, qty: 3 }] },
    { type: 'order placed' },
    { type: 'order failed' },
    { type: 'session ended' },
  ],
  answers: { load: { done: [answer, { ...answer, hasReturnedOrder: true }] }, save: { done: [undefined] } },
  alike: ({ context: { kept, confirmed, waiting, refresh, error } }) => [
    kept.length,
    confirmed?.lines.map(({ qty }) => qty),
    waiting.length,
    refresh,
    error !== null,
  ],
  stopWhen: ({ context }) => context.waiting.length > 2,
});
