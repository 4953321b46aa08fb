import type { Product } from '@embarque/mocks/shop/contract';
import { createActor, fromPromise } from 'xstate';
import { cartMachine } from './cart.machine.ts';
import type { CartAnswer, CartChange, CartContents, CartPromise, StoredItem } from './cart.types.ts';
import type { CartMessage } from './cart.setup.ts';

export const promiseSample: CartPromise = {
  shippingDate: '2026-12-01T12:00:00.000Z',
  offers: 2,
  discountPercentage: 10,
};

export function productSample(id: number, price = 10): Product {
  return {
    id,
    price,
    name: `Product ${id}`,
    slug: `product-${id}`,
    description: 'A thing.',
    brand: 'Norteio',
    category: 'Documents',
    image: '',
    hasFreeShipping: false,
    rating: 4,
    isInWishlist: false,
    isInCart: false,
    colorOptions: [],
  };
}

export interface Held<T> {
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

/** A cart whose server responds when the test says so. */
export function openCart(kept: StoredItem[] = []) {
  const loads: (Held<CartAnswer> & { items: readonly StoredItem[] | null })[] = [];
  const saves: (Held<void> & { change: CartChange | undefined })[] = [];
  const machine = cartMachine.provide({
    actors: {
      load: fromPromise<CartAnswer, { items: readonly StoredItem[] | null }>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<CartAnswer>();
        loads.push({ items: input.items, resolve, reject });
        return promise;
      }),
      save: fromPromise<void, { change?: CartChange }>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        saves.push({ change: input.change, resolve, reject });
        return promise;
      }),
    },
  });
  const cart = createActor(machine, { input: { kept } });
  const messages: CartMessage[] = [];
  cart.on('*', (message) => messages.push(message));
  cart.start();
  return { cart, loads, saves, messages };
}

/** Resolves when all responses have arrived. */
export const settle = () => new Promise((done) => setImmediate(done));

/** The contents of a loaded cart. */
export const [one, two, three] = [productSample(1), productSample(2), productSample(3)];
export const answer: CartContents = {
  lines: [
    { product: one, qty: 1, promise: promiseSample },
    { product: two, qty: 3, promise: promiseSample },
  ],
  wished: [three],
};

export async function openLoaded() {
  const opened = openCart();
  opened.cart.send({ type: 'cart requested' });
  opened.loads[0]?.resolve(answer);
  await settle();
  const shown = () => {
    const { lines = [], wished = [] } = opened.cart.getSnapshot().context.shown ?? {};
    return { cart: lines.map(({ product, qty }) => `${product.id} × ${qty}`), wished: wished.map(({ id }) => id) };
  };
  return { ...opened, shown, state: () => opened.cart.getSnapshot().value };
}
