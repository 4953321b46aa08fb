import { resetSampleData } from '@embarque/mocks';
import { shopHandlers } from '@embarque/mocks/shop/handlers';
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { vi } from 'vitest';
import { connectHttp } from '../http/http.ts';
import { cartCalls } from './cart.api.ts';
import { itemsOf } from './cart.changes.ts';

const { signal } = new AbortController();

/** Connects the calls to the fake shop, with fresh data; what departs from its happy path does so until it is closed. */
export function openShop() {
  let departures: RequestHandler[] = [];
  resetSampleData();
  vi.stubGlobal('location', new URL('https://desk.example/apps/ecommerce/shop'));
  connectHttp({
    demoFetch: async (input, init) => {
      const handlers = [...departures, ...shopHandlers];
      const response = await getResponse(handlers, new Request(input, init), { baseUrl: location.href });
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  });
  return { depart: (...handlers: RequestHandler[]) => (departures = handlers) };
}

export function closeShop() {
  connectHttp({ demoFetch: undefined });
  vi.unstubAllGlobals();
}

/** What the shop has in the cart, whatever the page shows. */
export const itemsInTheShop = async () => itemsOf(await cartCalls.load(null, signal));
