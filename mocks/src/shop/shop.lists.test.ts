import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setNow } from '../lib/time/clock.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { addToCartAnswerSchema, addToWishlistAnswerSchema, removeAnswerSchema } from './shop.schema.ts';
import { add, cart, find, ids, remove, wishlist } from './shop.testing.ts';

beforeEach(() => {
  setNow(Date.UTC(2030, 5, 15, 12));
  resetSampleData();
});
afterEach(() => setNow());

describe('the cart (SPEC-7.15-d, SPEC-7.15-e, SPEC-7.15-f)', () => {
  it('holds five products, once each, in the order in which they were chosen', async () => {
    const products = await cart();

    expect(ids(products)).toEqual([27, 21, 26, 25, 23]);
    expect(products.map(({ qty }) => qty)).toEqual([1, 1, 1, 1, 1]);
  });

  it('promises the same whenever it is asked, within 1 to 8 days from then (SPEC-9.9-a)', async () => {
    const before = await cart();
    setNow(Date.UTC(2030, 7, 1));
    const after = await cart();

    const promises = ({ offers, discountPercentage }: (typeof before)[number]) => ({ offers, discountPercentage });
    expect(after.map(promises)).toEqual(before.map(promises));
    for (const { offers, discountPercentage, shippingDate } of after) {
      expect([1, 2, 3, 4]).toContain(offers);
      expect(discountPercentage).toBeGreaterThanOrEqual(3);
      expect(discountPercentage).toBeLessThanOrEqual(20);
      const days = (Date.parse(shippingDate) - Date.UTC(2030, 7, 1)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(8);
    }
  });

  it('promises the same again after a reset', async () => {
    const before = await cart();
    await add('cart', { productId: 1 });
    resetSampleData();

    expect(await cart()).toEqual(before);
  });

  it('promises the same for a product that comes back as for the one that went', async () => {
    const [, , , , esim] = await cart();
    await remove('cart', 23);
    await add('cart', { productId: 4 });
    await add('cart', { productId: 23 });

    expect((await cart()).at(-1)).toEqual(esim);
  });

  it('takes a new product once, at its end', async () => {
    const { status, body } = await add('cart', { productId: 4 });

    expect(status).toBe(201);
    expect(v.parse(addToCartAnswerSchema, body).item).toEqual({ id: 6, productId: 4, qty: 1 });
    expect((await cart()).at(-1)).toMatchObject({ id: 4, qty: 1, isInCart: true });
  });

  it('takes a product that it holds only for its quantity', async () => {
    await add('cart', { productId: 21, qty: 3 });
    await add('cart', { productId: 21 });

    expect(ids(await cart())).toEqual([27, 21, 26, 25, 23]);
    expect((await cart())[1]).toMatchObject({ id: 21, qty: 3 });
  });

  it('holds a product once, however often it is added at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => add('cart', { productId: 4 })));

    expect(ids(await cart())).toEqual([27, 21, 26, 25, 23, 4]);
  });

  it('gives a product back, and takes no offence when it never held it', async () => {
    expect(v.parse(removeAnswerSchema, (await remove('cart', 26)).body)).toEqual({ productId: 26 });
    expect(ids(await cart())).toEqual([27, 21, 25, 23]);
    expect((await remove('cart', 26)).status).toBe(200);
    expect(ids(await cart())).toEqual([27, 21, 25, 23]);
  });

  it('can be emptied', async () => {
    for (const { id } of await cart()) await remove('cart', id);

    expect(await cart()).toEqual([]);
    expect((await add('cart', { productId: 2 })).body.item).toEqual({ id: 1, productId: 2, qty: 1 });
  });

  it.each([0, 11, 1.5, '2', null])('declines the quantity %j and changes nothing', async (qty) => {
    const before = await cart();
    const { status, body } = await add('cart', { productId: 21, qty });

    expect(status).toBe(400);
    expect(body.message).toContain('qty');
    expect(await cart()).toEqual(before);
  });
});

describe('the wishlist (SPEC-7.15-c, SPEC-7.15-g, SPEC-7.15-h)', () => {
  it('holds two products', async () => {
    expect(ids(await wishlist())).toEqual([26, 23]);
  });

  it('takes a product once and gives it back', async () => {
    const { status, body } = await add('wishlist', { productId: 16 });
    await add('wishlist', { productId: 16 });

    expect(status).toBe(201);
    expect(v.parse(addToWishlistAnswerSchema, body).item).toEqual({ id: 3, productId: 16 });
    expect(ids(await wishlist())).toEqual([26, 23, 16]);

    expect(v.parse(removeAnswerSchema, (await remove('wishlist', 26)).body)).toEqual({ productId: 26 });
    expect((await remove('wishlist', 26)).status).toBe(200);
    expect(ids(await wishlist())).toEqual([23, 16]);
  });
});

describe.each(['cart', 'wishlist'] as const)('the %s', (list) => {
  it.each([
    [{ productId: 99 }, 404],
    [{ productId: '26' }, 400],
    [{}, 400],
    [[], 400],
    ['{', 400],
  ])('answers %j with %d and a message, and stays as it is', async (body, status) => {
    const before = await find();

    expect(await add(list, body)).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(await find()).toEqual(before);
  });

  it.each(['99', 'all', '__proto__'])('knows no product %s to give back', async (id) => {
    expect(await remove(list, id)).toMatchObject({ status: 404, body: { message: 'There is no such product' } });
  });
});

it('every product says what the wishlist and the cart say, whatever was added and removed', async () => {
  const list = fc.constantFrom('cart', 'wishlist');
  const step = fc.record({
    list,
    action: fc.constantFrom('add', 'remove'),
    productId: fc.integer({ min: 0, max: 30 }),
  });

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      resetSampleData();
      for (const { list: of, action, productId } of steps) {
        await (action === 'add' ? add(of, { productId }) : remove(of, productId));
      }
      const { products, userCart, userWishlist } = await find('perPage=100');
      const [inCart, wished] = [userCart, userWishlist].map((items) => items.map(({ productId }) => productId));

      expect(ids(await cart())).toEqual(inCart);
      expect(ids(await wishlist())).toEqual(wished);
      expect(ids(products.filter(({ isInCart }) => isInCart))).toEqual(inCart?.toSorted((a, b) => b - a));
      expect(ids(products.filter(({ isInWishlist }) => isInWishlist))).toEqual(wished?.toSorted((a, b) => b - a));
      for (const product of [...(await cart()), ...(await wishlist())]) {
        expect(products.find(({ id }) => id === product.id)).toMatchObject({
          isInCart: product.isInCart,
          isInWishlist: product.isInWishlist,
        });
      }
      expect(new Set(ids(userCart)).size).toBe(userCart.length);
    }),
    { numRuns: 30 },
  );
});
