import { priceOf } from '../../../cart/model/cart.commands.ts';
import type { CartLine } from '../../../cart/model/cart.types.ts';

/** Estimated tax in basis points: 0,38 %. */
const TAX_BASIS_POINTS = 38;
/** Delivery is free from this amount on. */
const FREE_DELIVERY_FROM = 29_900;
const DELIVERY = 1990;

/** Coupons with their discount in percent. */
const COUPONS: Readonly<Record<string, number>> = { EMBARQUE10: 10, BOAVIAGEM5: 5 };

/** Gift cards with their amount in cents. */
const GIFT_CARDS: Readonly<Record<string, number>> = { PRESENTE50: 5000, PRESENTE100: 10_000 };

/** The parts of a price, in cents. */
export interface Totals {
  pieces: number;
  /** Before discounts. */
  items: number;
  /** The offers of the products. */
  discount: number;
  /** The coupon, after offers. */
  coupon: number;
  tax: number;
  /** 0 means free. */
  delivery: number;
  /** Paid by gift card. */
  giftCard: number;
  payable: number;
}

export interface Reductions {
  coupon: string | null;
  giftCard: string | null;
}

type PricedLine = Pick<CartLine, 'qty' | 'promise'> & {
  product: Pick<CartLine['product'], 'price' | 'hasFreeShipping'>;
};

/** The code in its known spelling; `null` when there is none. */
export const findCoupon = (text: string) => findCode(COUPONS, text);
export const findGiftCard = (text: string) => findCode(GIFT_CARDS, text);

export const percentOf = (coupon: string | null) => (coupon === null ? 0 : (COUPONS[coupon] ?? 0));

/** Rounds each part once, so that the shown parts add up to the cent. */
export function addUp(lines: readonly PricedLine[], { coupon, giftCard }: Reductions): Totals {
  const pieces = sum(lines, ({ qty }) => qty);
  const items = sum(lines, priceOf);
  const discount = sum(lines, (line) => share(priceOf(line), (line.promise?.discountPercentage ?? 0) * 100));
  const couponShare = share(items - discount, percentOf(coupon) * 100);
  const net = items - discount - couponShare;
  const tax = share(net, TAX_BASIS_POINTS);
  const isFree = net >= FREE_DELIVERY_FROM || lines.every(({ product }) => product.hasFreeShipping);
  const delivery = isFree ? 0 : DELIVERY;
  const due = net + tax + delivery;
  const paidByCard = Math.min(due, giftCard === null ? 0 : (GIFT_CARDS[giftCard] ?? 0));
  return {
    pieces,
    items,
    discount,
    coupon: couponShare,
    tax,
    delivery,
    giftCard: paidByCard,
    payable: due - paidByCard,
  };
}

function findCode(codes: Readonly<Record<string, number>>, text: string): string | null {
  const code = text.trim().toUpperCase();
  return Object.hasOwn(codes, code) ? code : null;
}

const share = (cents: number, basisPoints: number) => Math.round((cents * basisPoints) / 10_000);

function sum(lines: readonly PricedLine[], amountOf: (line: PricedLine) => number): number {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}
