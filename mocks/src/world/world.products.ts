import type { Currency, SaleKind } from './world.types.ts';

export interface Product {
  kind: SaleKind;
  name: string;
  /** List price per currency, in units. */
  price: Record<Currency, number>;
  /** How often it is sold, in relation to the others. */
  weight: number;
}

/** The price list. */
export const products: readonly Product[] = [
  insurance('Annual multi-trip insurance', [1249, 239, 219], 5),
  insurance('Single trip insurance Europe', [329.9, 64.5, 58.9], 12),
  insurance('Single trip insurance Americas', [289.9, 54.9, 51.5], 11),
  insurance('Schengen visa insurance', [259.9, 49.9, 45.9], 8),
  insurance('Winter sports cover', [419.5, 82, 75.5], 3),
  insurance('Student abroad insurance, 6 months', [1890, 349, 329], 2),
  insurance('Luggage and delay cover', [119.9, 22.9, 20.9], 6),
  insurance('Family trip insurance', [689, 132, 121], 6),
  insurance('Cruise cover', [549, 105, 96.5], 2),
  esim('eSIM Europe 10 GB', [139.9, 26, 23.9], 9),
  esim('eSIM Europe 3 GB', [59.9, 11.5, 9.9], 6),
  esim('eSIM Brazil 5 GB', [74.9, 14.5, 12.9], 5),
  esim('eSIM USA unlimited, 7 days', [189.9, 34.9, 32.5], 7),
  esim('eSIM Japan 5 GB', [99.9, 18.5, 16.9], 3),
  esim('eSIM Japan 20 GB', [179.9, 33, 30.9], 4),
  esim('eSIM South America 8 GB', [129.9, 24.9, 22.5], 5),
  esim('eSIM Peru 5 GB', [89.9, 16.9, 15.5], 2),
  esim('eSIM Portugal 5 GB', [79.9, 14.9, 13.9], 2),
  esim('eSIM World 1 GB', [49.9, 9.5, 8.9], 3),
];

type Prices = readonly [brl: number, usd: number, eur: number];

function insurance(name: string, prices: Prices, weight: number): Product {
  return product('insurance', name, prices, weight);
}

function esim(name: string, prices: Prices, weight: number): Product {
  return product('esim', name, prices, weight);
}

function product(kind: SaleKind, name: string, [BRL, USD, EUR]: Prices, weight: number): Product {
  return { kind, name, price: { BRL, USD, EUR }, weight };
}
