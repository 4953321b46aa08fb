import { now } from '../lib/time/clock.ts';
import { client, clientEmail } from '../lib/sample/people.ts';
import { currentWorld, type World } from '../lib/sample/world.ts';
import { products, sales } from '../world/index.ts';
import type { Person, Sale, SaleProduct } from './sales-api.contract.ts';

/** A person who may sign in. */
export interface Account extends Person {
  password: string;
}

/** The demo accounts. */
export function accountsSample(): Account[] {
  return [
    {
      email: 'admin@demo.com',
      password: 'admin',
      fullName: 'Marina Duarte',
      username: 'marina.duarte',
      avatar: null,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    },
    {
      email: clientEmail,
      password: 'client',
      fullName: client,
      username: 'tomas.figueiredo',
      avatar: null,
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    },
  ];
}

/** Everything that is on sale, by name. */
export function productsSample(): SaleProduct[] {
  return products.map(({ name, kind }) => ({ name, kind })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The sales of a world, oldest first, as they were at a moment; without an argument those of this one, now. */
export function salesSample(at = now(), world: World = currentWorld()): Sale[] {
  return sales({ ...world, now: at });
}

/** The newest of so many sales. */
export function latestSales(count: number): Sale[] {
  const { scale, ...world } = currentWorld();
  return sales({ ...world, scale: Math.max(scale, Math.ceil(count / USUAL_COUNT)) }).slice(-count);
}

/** A usual world has more. */
const USUAL_COUNT = 1000;
