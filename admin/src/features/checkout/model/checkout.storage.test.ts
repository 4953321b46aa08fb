import { expect, it } from 'vitest';
import { createSafeStorage, storage as anyStorage } from '../../../storage/storage.ts';
import { EMPTY_ADDRESS, MAX_LENGTH, storedAddress } from './checkout.address.ts';
import { initialContext } from './checkout.setup.ts';
import { readCheckout, writeCheckout } from './checkout.storage.ts';
import { FIRST_PAYMENT, type StoredCheckout } from './checkout.types.ts';
import { address, kept, receipt } from './checkout.testing.ts';

const fresh = initialContext({ wanted: 'cart', kept: null, storage: anyStorage });

function open(text?: string) {
  const items = new Map(text === undefined ? [] : [['embarque.checkout', text]]);
  const area = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, storage: createSafeStorage(() => area) };
}

it('choices, form and receipt survive a reload', () => {
  const { storage } = open();
  const given = storedAddress('Marina Duarte');
  const kept: StoredCheckout = {
    typed: { ...EMPTY_ADDRESS, city: 'Recife' },
    given,
    coupon: 'EMBARQUE10',
    giftCard: 'PRESENTE50',
    payment: { method: 'netBanking', bank: 'Banco Litoral', months: 3 },
    order: receipt,
  };
  writeCheckout(storage, fresh, initialContext({ wanted: 'payment', kept, storage: anyStorage }));

  expect(readCheckout(storage)).toEqual(kept);
});

it('nothing else of a checkout is stored', () => {
  const { items, storage } = open();
  const context = { ...fresh, coupon: 'EMBARQUE10', cvv: '987', card: '4242', error: 'no', pieces: 3 };
  writeCheckout(storage, fresh, context);

  expect(JSON.parse(items.get('embarque.checkout') ?? '')).toEqual({
    typed: EMPTY_ADDRESS,
    given: null,
    coupon: 'EMBARQUE10',
    giftCard: null,
    payment: FIRST_PAYMENT,
    order: null,
  });
});

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['something else', '7'],
])('is a fresh start when the browser kept %s', (_, text) => {
  expect(readCheckout(open(text).storage)).toBeNull();
});

it('an invalid part leaves the others alone', () => {
  const good = { ...kept, order: receipt };
  const tooLong = 'a'.repeat(MAX_LENGTH + 1);
  const read = (bad: object) => readCheckout(open(JSON.stringify({ ...good, ...bad })).storage);

  expect(read({ typed: { ...kept.typed, city: 'Recife', landmark: tooLong } })).toEqual({
    ...good,
    typed: { ...kept.typed, city: 'Recife' },
  });
  expect(read({ given: { ...address, city: tooLong } })).toEqual({ ...good, given: null });
  expect(read({ given: { ...address, city: '' } })).toEqual({ ...good, given: null });
  expect(read({ coupon: 'NOTHING', giftCard: 5 })).toEqual({ ...good, coupon: null, giftCard: null });
  expect(read({ payment: { method: 'pix' } })).toEqual({ ...good, payment: FIRST_PAYMENT });
  expect(read({ order: { ...receipt, totals: {} } })).toEqual({ ...good, order: null });
  expect(readCheckout(open(JSON.stringify({ coupon: 'EMBARQUE10' })).storage)).toMatchObject({ coupon: 'EMBARQUE10' });
});

it('a tab stores its own changes and leaves the receipt of another one alone', () => {
  const { storage } = open();
  const before = initialContext({ wanted: 'payment', kept, storage: anyStorage });
  writeCheckout(storage, before, { ...before, order: receipt });
  writeCheckout(storage, before, { ...before, typed: { ...before.typed, city: 'Recife' } });

  expect(readCheckout(storage)).toMatchObject({ order: receipt, typed: { city: 'Recife' } });
});

it('nothing is stored while no stored part has changed', () => {
  const { items, storage } = open();
  writeCheckout(storage, fresh, { ...fresh, pieces: 3 } as typeof fresh);

  expect([...items.keys()]).toEqual([]);
});
