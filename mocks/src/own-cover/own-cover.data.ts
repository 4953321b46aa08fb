import { client, clientEmail } from '../lib/sample/people.ts';
import { currentWorld } from '../lib/sample/world.ts';
import { salesApi } from '../sales-api/sales-api.handlers.ts';
import { esims, policies, type Sale } from '../world/index.ts';
import type { OwnCoverAnswer, OwnEsim } from './own-cover.contract.ts';

/** The policies and eSIMs of an account's person; none for an account that is no customer. */
export function ownCoverSample(email: string): OwnCoverAnswer {
  const world = currentWorld();
  const own = email === clientEmail ? salesApi.sales.filter(({ customer }) => customer.name === client) : [];
  const paid = new Map(own.map((sale) => [sale.id, priceOf(sale)]));
  const withPrice = <Cover extends { saleId: string }>(cover: Cover) => ({
    ...cover,
    ...(paid.get(cover.saleId) ?? { amount: 0, currency: 'BRL' }),
  });
  return {
    policies: policies(world, own)
      .map(({ customer: _, ...policy }) => withPrice(policy))
      .toReversed(),
    esims: esims(world, own)
      .map(({ customer: _, activatedAt: _at, ...esim }) => withPrice(esim))
      .toReversed()
      .toSorted((one, other) => Number(isCurrent(other)) - Number(isCurrent(one))),
    orders: own
      .map(({ id, product, amount, currency, status, soldAt }) => ({ id, product, amount, currency, status, soldAt }))
      .toReversed(),
  };
}

const isCurrent = ({ status }: Pick<OwnEsim, 'status'>) => status === 'active' || status === 'waiting';

const priceOf = ({ amount, currency }: Sale) => ({ amount, currency });
