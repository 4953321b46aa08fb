import type { Product } from '@embarque/mocks/shop/contract';
import { type CartChange, type CartContents, type CartLine, type StoredItem, LARGEST_QUANTITY } from './cart.types.ts';

export function applyChange(contents: CartContents, change: CartChange): CartContents {
  const { lines, wished } = contents;
  const { product } = change;
  switch (change.kind) {
    case 'put':
      return { wished, lines: putLine(lines, change) };
    case 'take':
      return { wished, lines: withoutLine(lines, product) };
    case 'wish':
      return { lines, wished: addToWishlist(wished, product, change.at) };
    case 'unwish':
      return { lines, wished: wished.filter(({ id }) => id !== product.id) };
    case 'move to wishlist':
      return { lines: withoutLine(lines, product), wished: addToWishlist(wished, product) };
  }
}

/** The confirmed lists with pending changes on top. */
export function applyChanges(confirmed: CartContents, waiting: readonly CartChange[]): CartContents {
  return waiting.reduce(applyChange, confirmed);
}

export function itemsOf({ lines }: CartContents): StoredItem[] {
  return lines.map(({ product, qty }) => ({ productId: product.id, qty }));
}

/** The number of pieces, quantities included. */
export function countPieces(items: readonly { qty: number }[]): number {
  return items.reduce((count, { qty }) => count + qty, 0);
}

/** In cents, since sums of fractions of a real are inexact. */
export function centsOf({ price }: Pick<Product, 'price'>): number {
  return Math.round(price * 100);
}

export function priceOf({ product, qty }: { product: Pick<Product, 'price'>; qty: number }): number {
  return centsOf(product) * qty;
}

export function sumPrices(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + priceOf(line), 0);
}

function putLine(lines: readonly CartLine[], put: CartChange & { kind: 'put' }): readonly CartLine[] {
  const qty = Math.min(LARGEST_QUANTITY, Math.max(1, Math.round(put.qty)));
  if (lines.some(({ product }) => product.id === put.product.id)) {
    return lines.map((line) => (line.product.id === put.product.id ? { ...line, qty } : line));
  }
  return lines.toSpliced(put.at ?? lines.length, 0, { product: put.product, qty, promise: null });
}

function withoutLine(lines: readonly CartLine[], { id }: Product): readonly CartLine[] {
  return lines.filter(({ product }) => product.id !== id);
}

function addToWishlist(wished: readonly Product[], product: Product, at = wished.length): readonly Product[] {
  return wished.some(({ id }) => id === product.id) ? wished : wished.toSpliced(at, 0, product);
}
