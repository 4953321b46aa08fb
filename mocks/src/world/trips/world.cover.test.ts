import { describe, expect, it } from 'vitest';
import { claims } from './world.claims.ts';
import { departures, departuresWithoutEsim, esims, policies } from './world.cover.ts';
import { DAY } from '../world.days.ts';
import { sales } from '../world.sales.ts';
import { tripOf } from './world.trips.ts';
import type { WorldAt } from '../world.types.ts';
import { handlerOf, sellerOf } from './world.work.ts';

const clocks = [Date.UTC(2026, 1, 28, 12), Date.UTC(2027, 0, 1, 12), Date.UTC(2028, 5, 30, 12)];
const seeds = [0, 1, 2, 3, 5, 8, 13, 42, 144, 4096];

const worlds = clocks.flatMap((now) =>
  seeds.map((seed): [string, WorldAt] => [
    `${new Date(now).toISOString().slice(0, 10)}, seed ${seed}`,
    { seed, now, scale: 1 },
  ]),
);

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

describe.each(worlds)('the trips of %s', (_, world) => {
  const list = sales(world);
  const byId = new Map(list.map((sale) => [sale.id, sale]));
  const claimed = claims(world, list);

  it('covers each sale with one policy or one eSIM of the same product and customer', () => {
    const covers = [...policies(world, list), ...esims(world, list)];

    expect(covers).toHaveLength(list.length);
    expect(new Set(covers.map(({ saleId }) => saleId)).size).toBe(list.length);
    expect(
      covers.filter(({ saleId, product, customer }) => {
        const sale = byId.get(saleId);
        return sale?.product !== product || sale.customer.email !== customer.email;
      }),
    ).toEqual([]);
  });

  it('has no trip before its sale, and no status that its days or its sale deny', () => {
    const today = dayOf(world.now);
    const odd = policies(world, list).filter(({ saleId, startsOn, endsOn, status }) => {
      const sale = byId.get(saleId);
      const isOff = sale?.status === 'cancelled' || sale?.status === 'refunded';
      const sold = sale?.soldAt.slice(0, 10) ?? '';
      if (startsOn < sold || endsOn <= startsOn || isOff !== (status === 'cancelled')) return true;
      return (status === 'planned' && startsOn < today) || (status === 'ended' && endsOn > today);
    });

    expect(odd).toEqual([]);
  });

  it('has no eSIM that was switched on before it was sold, or in the future', () => {
    const active = esims(world, list).filter(({ activatedAt }) => activatedAt !== null);
    const odd = active.filter(({ saleId, activatedAt }) => {
      const at = Date.parse(activatedAt ?? '');
      return at > world.now || at < Date.parse(byId.get(saleId)?.soldAt ?? '');
    });

    expect(active.length).toBeGreaterThan(100);
    expect(odd).toEqual([]);
    expect(new Set(esims(world, list).map(({ activationCode }) => activationCode)).size).toBe(
      esims(world, list).length,
    );
  });

  it('has claims only of policies whose trip has begun, which are decided within 30 days', () => {
    const odd = claimed.filter(({ saleId, openedAt, closedAt, dueOn, status }) => {
      const sale = byId.get(saleId);
      if (sale?.kind !== 'insurance' || Date.parse(openedAt) < tripOf(world, sale).leavesAt) return true;
      if (Date.parse(openedAt) > world.now || dueOn < openedAt.slice(0, 10)) return true;
      const isClosed = status === 'paid' || status === 'declined';
      return isClosed !== (closedAt !== null) || (closedAt !== null && closedAt.slice(0, 10) > dueOn);
    });

    expect(claimed.length).toBeGreaterThan(20);
    expect(odd).toEqual([]);
  });

  it('lists who leaves within a day, the first to leave first, and among them those without an eSIM', () => {
    const leaving = departures(world, list);
    const moments = leaving.map((sale) => tripOf(world, sale).leavesAt);

    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.filter((at) => at <= world.now || at > world.now + DAY)).toEqual([]);
    const missing = departuresWithoutEsim(world, list);
    const connected = new Set(
      esims(world, list).flatMap(({ status, customer }) => (status === 'active' ? [customer.email] : [])),
    );
    expect(missing).toEqual(leaving.filter(({ customer }) => !connected.has(customer.email)));
  });

  it('gives recent work to current colleagues alone, and everybody a share', () => {
    const team = { current: [4, 17, 22, 25, 36], former: [3, 6] };
    const recent = list.filter(({ soldAt }) => world.now - Date.parse(soldAt) < 30 * DAY);
    const sellers = new Set(list.map((sale) => sellerOf(team, sale, world.now)));

    expect(recent.filter((sale) => !team.current.includes(sellerOf(team, sale, world.now) ?? 0))).toEqual([]);
    expect([...sellers].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([3, 4, 6, 17, 22, 25, 36]);
    expect(claimed.filter((claim) => handlerOf(team, claim, world.now) === undefined)).toEqual([]);
  });
});

it('has claims that wait in most worlds', () => {
  const waiting = worlds.map(([, world]) => claims(world, sales(world)).filter(({ closedAt }) => closedAt === null));

  expect(waiting.filter((open) => open.length > 0).length).toBeGreaterThan(worlds.length * 0.8);
});
