import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../storage/storage.ts';
import { isCartKey, readCart, readOrder, removeOrder, writeCart, writeOrder } from './cart.storage.ts';

function open(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  const area = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, storage: createSafeStorage(() => area) };
}

describe('the stored cart', () => {
  it('is an object with a data object, under the specified key (SPEC-3.2-a, SPEC-9.2-a)', () => {
    const { items, storage } = open();
    writeCart(storage, [{ productId: 27, qty: 2 }]);

    expect(JSON.parse(items.get('cart') ?? '')).toEqual({ data: { items: [{ productId: 27, qty: 2 }] } });
    expect(readCart(storage)).toEqual([{ productId: 27, qty: 2 }]);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no data', '{"items":[]}'],
    ['a quantity that the shop does not allow', '{"data":{"items":[{"productId":1,"qty":11}]}}'],
    ['an id that is none', '{"data":{"items":[{"productId":"__proto__","qty":1}]}}'],
  ])('is empty when the browser kept %s', (_, text) => {
    expect(readCart(open(text === undefined ? {} : { cart: text }).storage)).toEqual([]);
  });
});

describe('the products of an order', () => {
  it('are stored until the order is placed, beside the checkout', () => {
    const { items, storage } = open();
    writeOrder(storage, [{ productId: 27, qty: 2 }]);
    expect([...items.keys()]).toEqual(['embarque.checkout.order']);
    expect(readOrder(storage)).toEqual([{ productId: 27, qty: 2 }]);
    removeOrder(storage);

    expect([...items.keys()]).toEqual([]);
  });

  it.each(['{', '{}', '[{"productId":1,"qty":11}]'])('are none when %s is stored', (text) => {
    expect(readOrder(open({ 'embarque.checkout.order': text }).storage)).toBeNull();
  });
});

it.each([
  ['cart', true],
  [null, true],
  ['userData', false],
])('a storage event about %s concerns the cart: %s', (key, isConcerned) => {
  expect(isCartKey({ key })).toBe(isConcerned);
});
