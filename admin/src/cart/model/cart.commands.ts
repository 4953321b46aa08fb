import type { Product } from '@embarque/mocks/shop/contract';
import { type CartCommand, type CartContents, type CartLine, type StoredItem, LARGEST_QUANTITY } from './cart.types.ts';

/** Both lists before the server has sent any. */
export const nothing: CartContents = { lines: [], wished: [] };

/** Both lists after a command; the same object when it changes nothing. */
export function applyCommand(contents: CartContents, command: CartCommand): CartContents {
  const { lines, wished } = contents;
  const { product } = command;
  switch (command.kind) {
    case 'put':
      return changed(contents, putLine(lines, command), wished);
    case 'take':
      return changed(
        contents,
        without(lines, product, ({ product: { id } }) => id),
        wished,
      );
    case 'wish':
      return changed(contents, lines, addToWishlist(wished, product, command.at));
    case 'unwish':
      return changed(
        contents,
        lines,
        without(wished, product, ({ id }) => id),
      );
    case 'move to wishlist':
      return applyCommand(applyCommand(contents, { kind: 'take', product }), { kind: 'wish', product });
    case 'move to cart': {
      const moved = applyCommand(contents, { ...command, kind: 'put' });
      return command.staysInWishlist ? moved : applyCommand(moved, { kind: 'unwish', product });
    }
  }
}

/** The command that takes another one back, asked before that one is applied. */
export function invertCommand({ lines, wished }: CartContents, command: CartCommand): CartCommand | null {
  const { product } = command;
  const lineAt = lines.findIndex((line) => line.product.id === product.id);
  const qty = lines[lineAt]?.qty ?? 1;
  const at = lineAt < 0 ? lines.length : lineAt;
  const wishedAt = wished.findIndex(({ id }) => id === product.id);
  switch (command.kind) {
    case 'put':
      return lineAt < 0 ? { kind: 'take', product } : { kind: 'put', product, qty };
    case 'take':
      return { kind: 'put', product, qty, at };
    case 'wish':
      return { kind: 'unwish', product };
    case 'unwish':
      return { kind: 'wish', product, at: wishedAt < 0 ? wished.length : wishedAt };
    case 'move to wishlist':
      return { kind: 'move to cart', product, qty, at, staysInWishlist: wishedAt >= 0 };
    case 'move to cart':
      return { kind: 'move to wishlist', product };
  }
}

/** Of two quantities of one product that follow each other, only the later counts. */
export function mergeCommands(earlier: CartCommand, later: CartCommand): CartCommand | null {
  if (earlier.kind !== 'put' || later.kind !== 'put' || earlier.product.id !== later.product.id) return null;
  return { ...later, at: earlier.at ?? later.at };
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

function changed(contents: CartContents, lines: CartContents['lines'], wished: CartContents['wished']): CartContents {
  return lines === contents.lines && wished === contents.wished ? contents : { lines, wished };
}

function putLine(
  lines: readonly CartLine[],
  { product, at = lines.length, ...put }: CartCommand & { kind: 'put' },
): readonly CartLine[] {
  const qty = Math.min(LARGEST_QUANTITY, Math.max(1, Math.round(put.qty)));
  const index = lines.findIndex((line) => line.product.id === product.id);
  const line = lines[index];
  if (!line) return lines.toSpliced(at, 0, { product, qty, promise: null });
  return line.qty === qty ? lines : lines.with(index, { ...line, qty });
}

function without<Item>(items: readonly Item[], { id }: Product, idOf: (item: Item) => number): readonly Item[] {
  return items.some((item) => idOf(item) === id) ? items.filter((item) => idOf(item) !== id) : items;
}

function addToWishlist(wished: readonly Product[], product: Product, at = wished.length): readonly Product[] {
  return wished.some(({ id }) => id === product.id) ? wished : wished.toSpliced(at, 0, product);
}
