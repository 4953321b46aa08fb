import { percentOf, proportion, shareOut, WHOLE, whole } from './cents.ts';

/** The largest figures that are added up: with them a thousand lines stay exact. */
export const LARGEST = { price: 100_000_000, quantity: 10_000_000, rate: WHOLE } as const;

/** The figures of one line; wrong figures count as nothing, and larger ones as the largest. */
export interface MoneyLine {
  /** Of one piece, in cents. */
  price: number;
  /** In thousandths: 1500 is one and a half. */
  quantity: number;
  /** In hundredths of a percent. */
  discount: number;
  /** The rates of its taxes in hundredths of a percent; zero is no tax. */
  taxes: readonly number[];
}

/** A discount on the whole invoice: an amount in cents, or hundredths of a percent of the subtotal. */
export type MoneyDiscount = { kind: 'amount'; cents: number } | { kind: 'percent'; rate: number };

export interface MoneyInput {
  lines: readonly MoneyLine[];
  discount: MoneyDiscount;
  /** Already paid, in cents. */
  paid: number;
}

/** The parts of a line, in cents. */
export interface LineTotals {
  /** Quantity × price. */
  gross: number;
  discount: number;
  /** The line's part of the subtotal. */
  net: number;
}

/** One tax, in cents. */
export interface TaxTotal {
  /** In hundredths of a percent. */
  rate: number;
  /** The discounted sum of the lines that carry it. */
  base: number;
  amount: number;
}

/** The parts of an invoice, in cents; `net` and all taxes are the total. */
export interface InvoiceTotals {
  subtotal: number;
  discount: number;
  /** The subtotal after the discount. */
  net: number;
  /** One for each rate, lowest first. */
  taxes: TaxTotal[];
  total: number;
  paid: number;
  /** Total less paid; below zero it is owed to the client. */
  balance: number;
}

/** The sum of all payments, in cents. */
export const paidOf = (payments: readonly { amount: number }[]): number => sumOf(payments.map(({ amount }) => amount));

export function lineTotals({ price, quantity, discount }: MoneyLine): LineTotals {
  const gross = proportion(within(price, LARGEST.price), within(quantity, LARGEST.quantity), 1000);
  const net = percentOf(gross, WHOLE - within(discount, LARGEST.rate));
  return { gross, discount: gross - net, net };
}

export function invoiceTotals({ lines, discount, paid }: MoneyInput): InvoiceTotals {
  const groups = groupByTaxes(lines);
  const subtotal = sumOf(groups.map((group) => group.net));
  const taken = discountOf(subtotal, discount);
  const shares = shareOut(
    taken,
    groups.map((group) => group.net),
  );
  const taxes = taxesOf(groups.map((group, index) => ({ ...group, net: group.net - (shares[index] ?? 0) })));
  const net = subtotal - taken;
  const total = net + sumOf(taxes.map(({ amount }) => amount));
  const given = Math.max(0, whole(paid));
  return { subtotal, discount: taken, net, taxes, total, paid: given, balance: total - given };
}

interface TaxGroup {
  rates: readonly number[];
  net: number;
}

/** Lines with the same taxes share a discount as one. */
function groupByTaxes(lines: readonly MoneyLine[]): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  for (const line of lines) {
    const rates = line.taxes.map((rate) => within(rate, LARGEST.rate)).filter((rate) => rate > 0);
    rates.sort((one, other) => one - other);
    const key = rates.join(' ');
    const net = lineTotals(line).net + (groups.get(key)?.net ?? 0);
    groups.set(key, { rates, net });
  }
  return [...groups.values()];
}

function taxesOf(groups: readonly TaxGroup[]): TaxTotal[] {
  const bases = new Map<number, number>();
  for (const { rates, net } of groups) {
    for (const rate of rates) bases.set(rate, (bases.get(rate) ?? 0) + net);
  }
  return [...bases]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, base]) => ({ rate, base, amount: percentOf(base, rate) }));
}

/** Never more than there is. */
function discountOf(subtotal: number, discount: MoneyDiscount): number {
  if (discount.kind === 'amount') return within(discount.cents, subtotal);
  return percentOf(subtotal, within(discount.rate, LARGEST.rate));
}

const within = (value: number, most: number) => Math.min(Math.max(0, whole(value)), most);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
