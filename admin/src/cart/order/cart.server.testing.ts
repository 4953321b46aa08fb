import { resetSampleData } from '@embarque/mocks/in-page';
import { shopHandlers } from '@embarque/mocks/shop/handlers';
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { vi } from 'vitest';
import { connectHttp } from '../../http/http.ts';
import { storage } from '../../storage/storage.ts';
import { cartCalls } from '../model/cart.api.ts';
import { itemsOf } from '../model/cart.commands.ts';
import { removeOrder } from './cart.storage.ts';

const { signal } = new AbortController();

/** Connects the requests to the fake API of the shop, with fresh data. */
export function openShop() {
  let departures: RequestHandler[] = [];
  const locks = createLocks();
  resetSampleData();
  removeOrder(storage);
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('location', new URL('https://app.example/apps/ecommerce/shop'));
  connectHttp({
    demoFetch: async (input, init) => {
      const handlers = [...departures, ...shopHandlers];
      const response = await getResponse(handlers, new Request(input, init), { baseUrl: location.href });
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  });
  return { locks, depart: (...handlers: RequestHandler[]) => (departures = handlers) };
}

export function closeShop() {
  connectHttp({ demoFetch: undefined });
  vi.unstubAllGlobals();
}

/** The cart as the server has it. */
export const itemsInTheShop = async () => itemsOf(await cartCalls.load(null, signal));

/** Web Locks, which Node lacks: granted one at a time, in order. */
function createLocks() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  return {
    waiting,
    async request(_: string, { ifAvailable }: LockOptions, work: (lock: object | null) => unknown) {
      if (isHeld && ifAvailable) return work(null);
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      isHeld = true;
      try {
        return await work({});
      } finally {
        const next = waiting.shift();
        // Keeps the lock held while it passes to the next in line.
        isHeld = next !== undefined;
        next?.();
      }
    },
  };
}
