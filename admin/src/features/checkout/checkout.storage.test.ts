import { expect, it } from 'vitest';
import { createSafeStorage } from '../../storage/storage.ts';
import { storedAddress } from './checkout.address.ts';
import { startOf } from './checkout.setup.ts';
import { readCheckout, writeCheckout } from './checkout.storage.ts';

function open(text?: string) {
  const items = new Map(text === undefined ? [] : [['embarque.checkout', text]]);
  const area = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, storage: createSafeStorage(() => area) };
}

it('address and coupon get over a reload, and nothing about a payment does', () => {
  const { items, storage } = open();
  const address = storedAddress('Marina Duarte');
  const payment = { method: 'netBanking', bank: 'Banco Litoral', months: 3 } as const;
  const context = { ...startOf({ wanted: 'cart', kept: null }), address, payment, isAddressGiven: true };
  writeCheckout(storage, { ...context, coupon: 'EMBARQUE10' });

  expect(readCheckout(storage)).toEqual({ address, isAddressGiven: true, coupon: 'EMBARQUE10', order: null });
  expect(items.get('embarque.checkout')).not.toMatch(/Litoral|cvv|4242/i);
});

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['half of it', '{"address":{},"isAddressGiven":true}'],
])('is a fresh start when the browser kept %s', (_, text) => {
  expect(readCheckout(open(text).storage)).toBeNull();
});
