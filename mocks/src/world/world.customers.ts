import { client, emailOf } from '../lib/sample/people.ts';
import { type NamePool, pools, rareNames } from './world.names.ts';
import type { Currency, Customer, WorldAt } from './world.types.ts';

export interface WorldCustomer extends Customer {
  /** The currency that they pay in. */
  currency: Currency;
  country: string;
}

const USUAL_COUNT = 400;

/** Those who have bought for longest. */
const regulars: readonly [name: string, currency: Currency, country: string][] = [
  ['Beatriz Nogueira', 'BRL', 'Brazil'],
  ['João Pedro Azevedo', 'BRL', 'Brazil'],
  ['Camila Sant’Anna', 'BRL', 'Brazil'],
  ['Rafael Monteiro', 'BRL', 'Brazil'],
  ['Luísa Bittencourt', 'BRL', 'Brazil'],
  ['Antônio Carvalho Neto', 'BRL', 'Brazil'],
  ['Fernanda Queiroz', 'BRL', 'Brazil'],
  ['Iago Tavares', 'BRL', 'Brazil'],
  ['Simone Yamamoto', 'BRL', 'Brazil'],
  [client, 'BRL', 'Brazil'],
  ['Helena Guimarães', 'BRL', 'Brazil'],
  ['Otávio Prado', 'BRL', 'Brazil'],
  ['Inês Vasconcelos', 'EUR', 'Portugal'],
  ['Matteo Ricci', 'EUR', 'Italy'],
  ['Chloé Lambert', 'EUR', 'France'],
  ['Jonas Lindqvist', 'EUR', 'Sweden'],
  ['Zofia Nowak', 'EUR', 'Poland'],
  ['Anneke de Vries', 'EUR', 'Netherlands'],
  ['Marta Iglesias', 'EUR', 'Spain'],
  ['Aoife Brennan', 'EUR', 'Ireland'],
  ['Grace Whitfield', 'USD', 'United Kingdom'],
  ['Malik Johnson', 'USD', 'United States'],
  ['Priya Raghavan', 'USD', 'India'],
  ['Kenji Watanabe', 'USD', 'Japan'],
  ['Nour Haddad', 'USD', 'Lebanon'],
  ['Valentina Rojas', 'USD', 'Chile'],
];

/** How many customers a world has. */
export const customerCount = ({ scale }: Pick<WorldAt, 'scale'>) => Math.ceil(USUAL_COUNT * scale);

/** All customers: the regulars, a few with rare names, then the others. */
export function customers(world: Pick<WorldAt, 'scale' | 'seed'>): WorldCustomer[] {
  return Array.from({ length: customerCount(world) }, (_, index) => customerAt(world, index));
}

/** One of the customers. Nobody is written in two ways: name and mailbox follow from the position. */
export function customerAt({ seed }: Pick<WorldAt, 'seed'>, index: number): WorldCustomer {
  const regular = regulars[index];
  if (regular) return { name: regular[0], email: emailOf(regular[0]), currency: regular[1], country: regular[2] };
  const rare = rareNames[index - regulars.length];
  if (rare) {
    const { mailbox, ...customer } = rare;
    return { ...customer, email: `${mailbox}@example.com` };
  }
  return madeUp(seed, index - regulars.length - rareNames.length);
}

/** The positions of ten further customers, by pool. */
const SHARES = [7, 2, 1] as const;

function madeUp(seed: number, index: number): WorldCustomer {
  const position = index % 10;
  const which = position < 7 ? 0 : position < 9 ? 1 : 2;
  const pool = pools[which] ?? pools[0];
  const within = [0, 7, 9][which] ?? 0;
  const name = nameIn(pool, Math.floor(index / 10) * (SHARES[which] ?? 1) + position - within, seed);
  return { name, email: emailOf(name), currency: pool.currency, country: pool.country };
}

/** Every number has another name. Once given and family names are used up, people have two surnames. */
function nameIn({ given, family }: NamePool, number: number, seed: number): string {
  const names = [
    given[(number + seed) % given.length],
    family[(Math.floor(number / given.length) + number) % family.length],
  ];
  let rest = Math.floor(number / (given.length * family.length));
  while (rest > 0) {
    names.push(family[(rest - 1) % family.length]);
    rest = Math.floor((rest - 1) / family.length);
  }
  return names.join(' ');
}
