import { client } from '../lib/sample/people.ts';
import { createChances, type Chances } from '../lib/time/clock.ts';
import { customerAt, customerCount, type WorldCustomer } from './world.customers.ts';
import { DAY, salesDays } from './world.days.ts';
import { saleId } from './world.ids.ts';
import { type Product, products } from './world.products.ts';
import { tripOf } from './trips/world.trips.ts';
import type { Sale, SaleStatus, WorldAt } from './world.types.ts';

const HOUR = DAY / 24;

/** Sales are made from nine in the morning to midnight, in UTC. */
const [OPENS, HOURS] = [9, 15];

/** The share of sales that are refunded, and of those that are cancelled. */
const [REFUNDED, CANCELLED] = [0.04, 0.04];

/** One irrational step after another spreads evenly, so that any hundred sales have their share. */
const GOLDEN = 0.618_033_988_749_895;

const weights = products.reduce((sum, { weight }) => sum + weight, 0);

/** The first day whose sales are listed. Last year and the month before it are always whole: thirteen months at least. */
export const firstDayOf = (now: number) => Date.UTC(new Date(now).getUTCFullYear() - 2, 11, 1) / DAY;

/** The sales since then, oldest first, as they stand now. */
export function sales(world: WorldAt): Sale[] {
  const list: Sale[] = [];
  const customers = new Map<number, WorldCustomer>();
  const customerOf = (index: number) => {
    const customer = customers.get(index) ?? customerAt(world, index);
    customers.set(index, customer);
    return customer;
  };
  for (const { day, before, count } of salesDays(world, firstDayOf(world.now), Math.floor(world.now / DAY))) {
    for (let index = 0; index < count; index += 1) {
      const chances = createChances(Math.imul(before + index, 0x85ebca6b) ^ Math.imul(world.seed + 1, 0xc2b2ae35));
      const soldAt = Math.floor(day * DAY + (OPENS + (HOURS * (index + chances())) / count) * HOUR);
      if (soldAt <= world.now) {
        const customer = customerOf(Math.floor(chances() ** 1.3 * customerCount(world)));
        list.push(saleOf(world, { number: before + index, soldAt, customer, chances }));
      }
    }
  }
  return list;
}

interface Drawn {
  number: number;
  soldAt: number;
  customer: WorldCustomer;
  chances: Chances;
}

function saleOf(world: WorldAt, { number, soldAt, customer, chances }: Drawn): Sale {
  const { kind, name, price } = boughtBy(customer, productOf(chances() * weights));
  const { currency } = customer;
  const travellers = kind === 'insurance' && chances() < 0.3 ? 2 : 1;
  const sold = { id: saleId(number), product: name, soldAt: new Date(soldAt).toISOString() };
  return {
    ...sold,
    kind,
    customer: { name: customer.name, email: customer.email },
    amount: Math.round(price[currency] * travellers * 100) / 100,
    currency,
    ...stateOf(world, { number, soldAt, chances, leavesAt: tripOf(world, sold).leavesAt }),
  };
}

/** The customer with an account travels with the one eSIM that is good for a year, so that they always have one to show. */
function boughtBy({ name }: WorldCustomer, drawn: Product): Product {
  if (name !== client || drawn.kind !== 'esim') return drawn;
  return products.find((product) => product.name.startsWith('eSIM World')) ?? drawn;
}

function productOf(weight: number): Product {
  let rest = weight;
  const found = products.find((product) => {
    rest -= product.weight;
    return rest < 0;
  });
  return found ?? (products[0] as Product);
}

/** The status of a sale by now. */
function stateOf(
  { seed, now }: WorldAt,
  { number, soldAt, chances, leavesAt }: Omit<Drawn, 'customer'> & { leavesAt: number },
): Pick<Sale, 'status' | 'changedAt'> {
  const share = (number * GOLDEN + seed * Math.SQRT2) % 1;
  const days = chances();
  const changed = (status: SaleStatus, most: number) => {
    const at = soldAt + days * most * DAY;
    return at <= now && { status, changedAt: new Date(at).toISOString() };
  };
  const end = share < REFUNDED ? changed('refunded', 8) : share < REFUNDED + CANCELLED && changed('cancelled', 3);
  return end || { status: leavesAt <= now ? 'active' : 'issued' };
}
