import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand, countPieces, invertCommand, itemsOf, sumPrices } from './cart.commands.ts';
import { productSample } from './cart.testing.ts';
import type { CartCommand, CartContents } from './cart.types.ts';

const [lock, mask, tag] = [productSample(1, 49.9), productSample(2, 34.9), productSample(3, 10.83)];
const contents: CartContents = {
  lines: [
    { product: lock, qty: 2, promise: null },
    { product: mask, qty: 1, promise: null },
  ],
  wished: [tag],
};
const idsOf = ({ lines, wished }: CartContents) => [lines.map(({ product }) => product.id), wished.map(({ id }) => id)];

describe('a command of the cart', () => {
  it('adds a new product at the end, or at its old position', () => {
    expect(idsOf(applyCommand(contents, { kind: 'put', product: tag, qty: 1 }))).toEqual([[1, 2, 3], [3]]);
    expect(idsOf(applyCommand(contents, { kind: 'put', product: tag, qty: 1, at: 1 }))).toEqual([[1, 3, 2], [3]]);
  });

  it('changes only the quantity of a present product', () => {
    expect(itemsOf(applyCommand(contents, { kind: 'put', product: lock, qty: 5, at: 1 }))).toEqual([
      { productId: 1, qty: 5 },
      { productId: 2, qty: 1 },
    ]);
  });

  it.each([
    [-3, 1],
    [0, 1],
    [10, 10],
    [99, 10],
  ])('makes of quantity %i one that the shop allows: %i', (asked, given) => {
    expect(applyCommand(contents, { kind: 'put', product: lock, qty: asked }).lines[0]?.qty).toBe(given);
  });

  it('removes a product, and adds to and removes from the wishlist', () => {
    expect(idsOf(applyCommand(contents, { kind: 'take', product: lock }))).toEqual([[2], [3]]);
    expect(idsOf(applyCommand(contents, { kind: 'wish', product: lock }))).toEqual([
      [1, 2],
      [3, 1],
    ]);
    expect(idsOf(applyCommand(contents, { kind: 'wish', product: lock, at: 0 }))).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(idsOf(applyCommand(contents, { kind: 'unwish', product: tag }))).toEqual([[1, 2], []]);
  });

  it('moves a product from the cart to the wishlist', () => {
    expect(idsOf(applyCommand(contents, { kind: 'move to wishlist', product: mask }))).toEqual([[1], [3, 2]]);
  });
});

describe('counting', () => {
  it('counts quantities, not lines', () => {
    expect(countPieces(contents.lines)).toBe(3);
  });

  it('is exact to the cent', () => {
    expect(sumPrices(contents.lines)).toBe(13_470);
  });
});

const commands = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), product: fc.constantFrom(lock, mask, tag), qty: fc.integer() }),
  fc.record({
    kind: fc.constantFrom('take' as const, 'wish' as const, 'unwish' as const, 'move to wishlist' as const),
    product: fc.constantFrom(lock, mask, tag),
  }),
) satisfies fc.Arbitrary<CartCommand>;

describe('any number of commands', () => {
  it('keep each product once in a list, and quantities within 1 to 10', () => {
    fc.assert(
      fc.property(fc.array(commands), (many) => {
        const after = many.reduce(applyCommand, contents);
        const lists = idsOf(after);
        expect(lists.map((ids) => new Set(ids).size)).toEqual(lists.map((ids) => ids.length));
        expect(after.lines.every(({ qty }) => qty >= 1 && qty <= 10)).toBe(true);
      }),
    );
  });

  it('change nothing when applied twice', () => {
    fc.assert(
      fc.property(commands, (command) => {
        const once = applyCommand(contents, command);
        expect(applyCommand(once, command)).toBe(once);
      }),
    );
  });

  it('are taken back by their inverses', () => {
    fc.assert(
      fc.property(commands, (command) => {
        const after = applyCommand(contents, command);
        const inverse = invertCommand(contents, command);
        fc.pre(after !== contents && inverse !== null);
        expect(applyCommand(after, inverse)).toEqual(contents);
      }),
    );
  });
});
