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
  // The page asks for the cart as soon as somebody is signed in.
  parametersOf: (path) => (path === 'unasked' ? { session: 'nobody' } : {}),
  inputs: [{ kept: [] }],
  events: () => [
    { type: 'product added', product },
    { type: 'quantity changed', product, qty: 2 },
    { type: 'product removed', product },
    { type: 'product put back', product, qty: 1, at: 0 },
    { type: 'product moved to wishlist', product },
    { type: 'product moved back', product, qty: 1, at: 0, wasWished: true },
    { type: 'product moved back', product, qty: 1, at: 0, wasWished: false },
    { type: 'product wished for', product },
    { type: 'wish dropped', product },
    { type: 'wish put back', product, at: 0 },
    { type: 'cart wanted' },
    { type: 'try again' },
    { type: 'other tab changed it', items: [] },
    { type: 'other tab changed it', items: [{ productId: product.id, qty: 3 }] },
    { type: 'order placed' },
    { type: 'order broken off' },
    { type: 'session ended' },
  ],
  answers: { load: { done: [answer, { ...answer, wasOrderLeft: true }] }, save: { done: [undefined] } },
  alike: ({ context: { kept, confirmed, waiting, refresh, error } }) => [
    kept.length,
    confirmed?.lines.map(({ qty }) => qty),
    waiting.length,
    refresh,
    error !== null,
  ],
  stopWhen: ({ context }) => context.waiting.length > 2,
});
