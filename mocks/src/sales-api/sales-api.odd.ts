import { HttpResponse, http } from 'msw/http';
import type { Sale } from './sales-api.contract.ts';
import { salesSample } from './sales-api.data.ts';

/** The ways in which a sales API can stray from the contract, as one that is newer or written by others does. */
export function createOddScenarios(base: string) {
  return {
    /** Six sales with unknown values, odd types, missing and additional fields; one of them has no amount to show. */
    oddServer: http.get(`${base}/sales`, () =>
      HttpResponse.json({ success: true, sales: oddSales(), total: '6', page: { next: null } }),
    ),
  };
}

const ODD: object[] = [
  { id: 1, channel: 'partner' },
  { status: 'pending' },
  { kind: 'car-rental', currency: 'GBP' },
  { customer: undefined, product: undefined },
  { amount: 'on request' },
  { amount: '19.90', changedAt: 'yesterday' },
];

const oddSales = (): unknown[] =>
  salesSample()
    .map((sale: Sale, index) => ({ ...sale, ...ODD[index] }))
    .slice(0, ODD.length);
