import { afterEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../../http/http.error.ts';
import { salesCalls } from './sales.api.ts';
import { salesOutbox } from './sales.outbox.ts';
import { soldFor } from '../sales.testing.ts';

const sale = soldFor('BRL', 90);
const refund = { id: sale.id, status: 'refunded' } as const;
const conflict = new HttpError('status', `sales/${sale.id}`, { status: 409 });
const send = () =>
  salesOutbox.send(refund, {
    id: 'entry',
    confirmed: async () => [],
    storage: { read: () => null, write: () => true, remove: () => undefined, keys: () => [] } as never,
  });

afterEach(() => vi.restoreAllMocks());

it('a refund that the server has carried out already, its response lost, counts as confirmed', async () => {
  vi.spyOn(salesCalls, 'change').mockRejectedValue(conflict);
  vi.spyOn(salesCalls, 'find').mockResolvedValue({ ...sale, status: 'refunded' });

  expect(await send()).toEqual({ ...sale, status: 'refunded' });
});

it('a refund of a sale with another status is refused', async () => {
  vi.spyOn(salesCalls, 'change').mockRejectedValue(conflict);
  vi.spyOn(salesCalls, 'find').mockResolvedValue({ ...sale, status: 'cancelled' });

  await expect(send()).rejects.toBe(conflict);
});

it('a refund shows nothing before it is confirmed, and goes all the same', () => {
  expect(salesOutbox.apply([], refund)).toEqual([]);
  expect(salesOutbox.isAddition?.(refund)).toBe(true);
  expect(salesOutbox.inverse([], refund)).toBeNull();
});
