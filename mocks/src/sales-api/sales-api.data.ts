import { now, pick, type Chances } from '../lib/time/clock.ts';
import { fold } from '../lib/list/fold.ts';
import type { Currency, Customer, Person, Sale, SaleKind, SaleProduct, SaleStatus } from './sales-api.contract.ts';
import { rowCount, sampleChances } from '../lib/sample/world.ts';

const day = 86_400_000;

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
      email: 'client@demo.com',
      password: 'client',
      fullName: 'Tomás Figueiredo',
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

interface Product {
  kind: SaleKind;
  name: string;
  /** List price per currency, in units. */
  price: Record<Currency, number>;
}

const products: [Product, ...Product[]] = [
  { kind: 'insurance', name: 'Annual multi-trip insurance', price: { BRL: 1249, USD: 239, EUR: 219 } },
  { kind: 'insurance', name: 'Single trip insurance Europe', price: { BRL: 329.9, USD: 64.5, EUR: 58.9 } },
  { kind: 'insurance', name: 'Single trip insurance Americas', price: { BRL: 289.9, USD: 54.9, EUR: 51.5 } },
  { kind: 'insurance', name: 'Schengen visa insurance', price: { BRL: 259.9, USD: 49.9, EUR: 45.9 } },
  { kind: 'insurance', name: 'Winter sports cover', price: { BRL: 419.5, USD: 82, EUR: 75.5 } },
  { kind: 'insurance', name: 'Student abroad insurance, 6 months', price: { BRL: 1890, USD: 349, EUR: 329 } },
  { kind: 'insurance', name: 'Luggage and delay cover', price: { BRL: 119.9, USD: 22.9, EUR: 20.9 } },
  { kind: 'insurance', name: 'Family trip insurance', price: { BRL: 689, USD: 132, EUR: 121 } },
  { kind: 'esim', name: 'eSIM Europe 10 GB', price: { BRL: 139.9, USD: 26, EUR: 23.9 } },
  { kind: 'esim', name: 'eSIM Europe 3 GB', price: { BRL: 59.9, USD: 11.5, EUR: 9.9 } },
  { kind: 'esim', name: 'eSIM Brazil 5 GB', price: { BRL: 74.9, USD: 14.5, EUR: 12.9 } },
  { kind: 'esim', name: 'eSIM USA unlimited, 7 days', price: { BRL: 189.9, USD: 34.9, EUR: 32.5 } },
  { kind: 'esim', name: 'eSIM Japan 20 GB', price: { BRL: 179.9, USD: 33, EUR: 30.9 } },
  { kind: 'esim', name: 'eSIM South America 8 GB', price: { BRL: 129.9, USD: 24.9, EUR: 22.5 } },
  { kind: 'esim', name: 'eSIM World 1 GB', price: { BRL: 49.9, USD: 9.5, EUR: 8.9 } },
];

/** Sold by the name alone so far: nobody in the sample has bought one. */
const unsold: readonly SaleProduct[] = [
  { kind: 'esim', name: 'eSIM Peru 5 GB' },
  { kind: 'esim', name: 'eSIM Portugal 5 GB' },
  { kind: 'insurance', name: 'Cruise cover' },
];

/** Everything that is on sale, by name. */
export function productsSample(): SaleProduct[] {
  return [...products, ...unsold]
    .map(({ name, kind }) => ({ name, kind }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

interface Traveller {
  name: string;
  currency: Currency;
}

const travellers: [Traveller, ...Traveller[]] = [
  { name: 'Beatriz Nogueira', currency: 'BRL' },
  { name: 'João Pedro Azevedo', currency: 'BRL' },
  { name: 'Camila Sant’Anna', currency: 'BRL' },
  { name: 'Rafael Monteiro', currency: 'BRL' },
  { name: 'Luísa Bittencourt', currency: 'BRL' },
  { name: 'Antônio Carvalho Neto', currency: 'BRL' },
  { name: 'Fernanda Queiroz', currency: 'BRL' },
  { name: 'Iago Tavares', currency: 'BRL' },
  { name: 'Simone Yamamoto', currency: 'BRL' },
  { name: 'Davi Albuquerque', currency: 'BRL' },
  { name: 'Helena Guimarães', currency: 'BRL' },
  { name: 'Otávio Prado', currency: 'BRL' },
  { name: 'Inês Vasconcelos', currency: 'EUR' },
  { name: 'Matteo Ricci', currency: 'EUR' },
  { name: 'Chloé Lambert', currency: 'EUR' },
  { name: 'Jonas Lindqvist', currency: 'EUR' },
  { name: 'Zofia Nowak', currency: 'EUR' },
  { name: 'Anneke de Vries', currency: 'EUR' },
  { name: 'Marta Iglesias', currency: 'EUR' },
  { name: 'Aoife Brennan', currency: 'EUR' },
  { name: 'Grace Whitfield', currency: 'USD' },
  { name: 'Malik Johnson', currency: 'USD' },
  { name: 'Priya Raghavan', currency: 'USD' },
  { name: 'Kenji Watanabe', currency: 'USD' },
  { name: 'Nour Haddad', currency: 'USD' },
  { name: 'Valentina Rojas', currency: 'USD' },
];

const domains: [string, ...string[]] = ['example.com', 'example.net', 'example.org'];

// Weights: half of the sales are in use, few went wrong.
const statuses: [SaleStatus, ...SaleStatus[]] = [
  'active',
  'active',
  'active',
  'active',
  'active',
  'issued',
  'issued',
  'issued',
  'cancelled',
  'refunded',
];

/** The sales of about the last three months, oldest first; the newest was sold within the last day. */
export function salesSample(count = rowCount(60)): Sale[] {
  const chances = sampleChances(60);
  const today = now();
  const interval = (90 * day) / count;
  return Array.from({ length: count }, (_, index) => {
    const intervalsAgo = count - index - 0.4 - 0.55 * chances();
    return saleSample(index, today - intervalsAgo * interval, chances);
  });
}

function saleSample(index: number, soldAt: number, chances: Chances): Sale {
  const product = pick(products, chances);
  const traveller = pick(travellers, chances);
  const travellersOnPolicy = product.kind === 'insurance' && chances() < 0.3 ? 2 : 1;
  return {
    id: saleId(index),
    kind: product.kind,
    product: product.name,
    customer: customerOf(traveller, chances),
    amount: product.price[traveller.currency] * travellersOnPolicy,
    currency: traveller.currency,
    status: pick(statuses, chances),
    soldAt: new Date(soldAt).toISOString(),
  };
}

/** The id of the sale at a position, counted from the first sale ever. */
export function saleId(index: number): string {
  return `S-${10_001 + index}`;
}

function customerOf({ name }: Traveller, chances: Chances): Customer {
  const mailbox = fold(name)
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
  return { name, email: `${mailbox}@${pick(domains, chances)}` };
}
