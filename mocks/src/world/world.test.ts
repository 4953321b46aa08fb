import { describe, expect, it } from 'vitest';
import { customers } from './world.customers.ts';
import { DAY } from './world.days.ts';
import { measures } from './world.figures.ts';
import { products } from './world.products.ts';
import { sales } from './world.sales.ts';
import type { Sale, WorldAt } from './world.types.ts';

const clocks = [Date.UTC(2026, 1, 28, 12), Date.UTC(2027, 0, 1, 12), Date.UTC(2028, 5, 30, 12)];
const seeds = [0, 1, 2, 3, 5, 8, 13, 42, 144, 4096];

/** A world for each seed at each clock. */
const worlds = clocks.flatMap((now) =>
  seeds.map((seed): [string, WorldAt] => [
    `${new Date(now).toISOString().slice(0, 10)}, seed ${seed}`,
    { seed, now, scale: 1 },
  ]),
);

const ended = (list: readonly Sale[], days: number, now: number) =>
  list.filter(({ soldAt }) => now - Date.parse(soldAt) < days * DAY);

describe.each(worlds)('the world of %s', (_, world) => {
  const list = sales(world);
  const people = customers(world);

  it('refers only to products and customers that exist, each written in one way', () => {
    const [names, emails] = [new Set(products.map(({ name }) => name)), new Map(people.map((one) => [one.email, one]))];

    expect(list.filter(({ product }) => !names.has(product))).toEqual([]);
    expect(list.filter(({ customer }) => emails.get(customer.email)?.name !== customer.name)).toEqual([]);
    expect(emails.size).toBe(people.length);
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  });

  it('charges the price on the list, for one traveller or two', () => {
    const prices = new Map(products.map(({ name, price }) => [name, price]));
    const odd = list.filter(({ product, currency, amount }) => {
      const travellers = amount / (prices.get(product)?.[currency] ?? 0);
      return Math.abs(travellers - 1) > 1e-9 && Math.abs(travellers - 2) > 1e-9;
    });

    expect(odd).toEqual([]);
  });

  it('has thirteen months of sales in three currencies, and refunds of 3 to 5 %', () => {
    const recent = ended(list, 396, world.now);

    expect(recent.length).toBeGreaterThan(1000);
    expect(recent.length).toBeLessThan(1800);
    expect(new Set(recent.map(({ currency }) => currency)).size).toBe(3);
    expect(measures.refunds(recent) / recent.length).toBeGreaterThan(0.03);
    expect(measures.refunds(recent) / recent.length).toBeLessThan(0.05);
  });

  it('numbers sales in their order, each after the one before and none in the future', () => {
    const moments = list.map(({ soldAt }) => soldAt);
    const numbers = list.map(({ id }) => Number(id.slice(2)));

    expect(moments).toEqual(moments.toSorted());
    expect(numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number))).toBe(true);
    expect(Date.parse(moments.at(-1) ?? '')).toBeLessThanOrEqual(world.now);
    expect(
      list.filter(({ soldAt, changedAt = soldAt }) => changedAt < soldAt || Date.parse(changedAt) > world.now),
    ).toEqual([]);
  });

  it('is the same whenever it is asked, and a day later it has more and has taken none back', () => {
    const facts = (known: readonly Sale[]) =>
      known.map(({ id, product, customer, amount, soldAt }) => ({ id, product, customer, amount, soldAt }));
    const tomorrow = facts(sales({ ...world, now: world.now + DAY }));

    expect(sales(world)).toEqual(list);
    expect(tomorrow.length).toBeGreaterThan(list.length);
    expect(tomorrow.slice(0, list.length)).toEqual(facts(list));
  });
});

it('has names that are long, accented, right to left, of one word and with two surnames', () => {
  const names = customers({ seed: 0, scale: 1 }).map(({ name }) => name);

  for (const kind of [/^.{50,}$/, /[ãçéíôú]/, /[\u0590-\u06ff]/, /^\S+$/, /^\S+ \S+ \S+$/]) {
    expect(names.filter((name) => kind.test(name))).not.toEqual([]);
  }
  expect(customers({ seed: 0, scale: 1 }).filter(({ email }) => !/^[a-z.]+@example\.com$/.test(email))).toEqual([]);
});

it('of a hundred times the size has a hundred times the sales and customers, and no name twice', () => {
  const large = { seed: 0, scale: 100, now: clocks[0] ?? 0 };
  const people = customers(large);

  expect(sales(large).length).toBeGreaterThan(120_000);
  expect(people).toHaveLength(40_000);
  expect(new Set(people.map(({ email }) => email)).size).toBe(40_000);
});

it('sells more in July and December than in the months around', () => {
  const list = sales({ seed: 0, scale: 1, now: Date.UTC(2027, 11, 31, 23) });
  const inMonth = (month: string) => list.filter(({ soldAt }) => soldAt.startsWith(month)).length;

  expect(inMonth('2027-07')).toBeGreaterThan(inMonth('2027-05'));
  expect(inMonth('2027-07')).toBeGreaterThan(inMonth('2027-09'));
  expect(inMonth('2027-12')).toBeGreaterThan(inMonth('2027-10'));
});

it('grows by 12 to 18 % a year', () => {
  const list = sales({ seed: 0, scale: 10, now: Date.UTC(2029, 0, 1) - 1 });
  const inYear = (year: string) => list.filter(({ soldAt }) => soldAt.startsWith(year)).length;

  expect(inYear('2028') / inYear('2027')).toBeGreaterThan(1.12);
  expect(inYear('2028') / inYear('2027')).toBeLessThan(1.18);
  expect(new Set(list.map(({ product }) => product)).size).toBe(products.length);
});
