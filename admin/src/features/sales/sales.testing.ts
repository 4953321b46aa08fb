import type { Currency, Sale } from './server/sale.schema.ts';

let sold = 0;

/** A sale of its own id, for tests. */
export function soldFor(currency: Currency, amount: number, rest: Partial<Sale> = {}): Sale {
  sold += 1;
  return {
    id: `S-${sold}`,
    kind: 'esim',
    product: 'eSIM Europe 3 GB',
    customer: { name: 'Ana Prado', email: 'ana@example.com' },
    amount,
    currency,
    status: 'issued',
    soldAt: '2026-03-31T12:00:00.000Z',
    ...rest,
  };
}

/** Noon of a day here. */
export const noonOf = (day: string) => new Date(`${day}T12:00`).toISOString();
