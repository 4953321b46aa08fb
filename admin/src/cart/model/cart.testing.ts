import type { Product } from '@embarque/mocks/shop/contract';
import { createActor, fromPromise } from 'xstate';
import type { OutboxChange } from '../../outbox/outbox.types.ts';
import { outboxFor } from '../../outbox/view/outbox.view.testing.ts';
import { outboxView } from '../../outbox/view/outbox.view.ts';
import { cartOutbox } from '../cart.outbox.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartMessage, LoadInput } from './cart.setup.ts';
import type { CartAnswer, CartCommand, CartContents, CartPromise, StoredItem } from './cart.types.ts';
import { storage } from '../../storage/storage.ts';

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

function hold<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { promise, held: { resolve, reject } };
}

/** A cart and its outbox, whose server responds when the test says so. */
export function openCart(kept: StoredItem[] = []) {
  const loads: (Held<CartAnswer> & { items: readonly StoredItem[] | null })[] = [];
  const saves: (Held<null> & { command: CartCommand })[] = [];
  const machine = cartMachine.provide({
    actors: {
      load: fromPromise<CartAnswer, LoadInput>(({ input }) => {
        const { promise, held } = hold<CartAnswer>();
        loads.push({ items: input.items, ...held });
        return promise;
      }),
    },
  });
  const send: typeof cartOutbox.send = (command) => {
    const { promise, held } = hold<null>();
    saves.push({ command, ...held });
    return promise;
  };
  return { ...connectCart(machine, { ...cartOutbox, send }, kept), loads, saves };
}

/** A cart with an outbox, as the frame of the app connects them. */
export function connectCart(machine = cartMachine, feature = cartOutbox, kept: StoredItem[] = []) {
  const outbox = outboxFor(feature);
  const { actor } = outbox;
  const cart = createActor(machine.provide({ actors: { outbox: outboxView(feature) } }), {
    input: { outbox, kept, settled: () => Promise.resolve(), storage },
  });
  const messages: CartMessage[] = [];
  const changes: OutboxChange[] = [];
  cart.on('order returned', (message) => messages.push(message));
  actor.on('*', (change) => changes.push(change));
  actor.start();
  cart.start();
  return {
    cart,
    messages,
    /** The refused commands, in order. */
    refused: () =>
      changes.flatMap((change) => (change.type === 'rolled back' ? [change.entry.command as CartCommand] : [])),
    /** Takes back the last command that can be. */
    undo: () => {
      const id = actor.getSnapshot().context.entries.at(-1)?.id ?? '';
      actor.send({ type: 'undo requested', id });
    },
  };
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
