import { expect, it } from 'vitest';
import { createSafeStorage } from '../../storage/storage.ts';
import { EMPTY_ADDRESS, storedAddress } from './checkout.address.ts';
import { startOf } from './checkout.setup.ts';
import { readCheckout, writeCheckout } from './checkout.storage.ts';
import type { KeptCheckout } from './checkout.types.ts';
import { addUp } from './totals.ts';

function open(text?: string) {
  const items = new Map(text === undefined ? [] : [['embarque.checkout', text]]);
  const area = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, storage: createSafeStorage(() => area) };
}

it('all that was chosen and typed gets over a reload, and an order under way', () => {
  const { storage } = open();
  const given = storedAddress('Marina Duarte');
  const kept: KeptCheckout = {
    typed: { ...EMPTY_ADDRESS, city: 'Recife' },
    given,
    coupon: 'EMBARQUE10',
    giftCard: 'PRESENTE50',
    payment: { method: 'netBanking', bank: 'Banco Litoral', months: 3 },
    request: {
      items: [{ productId: 27, qty: 2 }],
      lines: [{ name: 'Lock', qty: 2, price: 9980 }],
      totals: addUp([], { coupon: null, giftCard: null }),
    },
    order: null,
  };
  writeCheckout(storage, startOf({ wanted: 'payment', kept }));

  expect(readCheckout(storage)).toEqual(kept);
});

it('nothing else is written down, whatever a checkout may hold', () => {
  const { items, storage } = open();
  const context = { ...startOf({ wanted: 'cart', kept: null }), cvv: '987', card: '4242' };
  writeCheckout(storage, context);

  expect(Object.keys(JSON.parse(items.get('embarque.checkout') ?? ''))).toEqual([
    'typed',
    'given',
    'coupon',
    'giftCard',
    'payment',
    'request',
    'order',
  ]);
});

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['half of it', '{"typed":{},"given":null}'],
])('is a fresh start when the browser kept %s', (_, text) => {
  expect(readCheckout(open(text).storage)).toBeNull();
});
