import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../calls.testing.ts';
import { setNow } from '../clock.ts';
import { expectPagesToAddUp } from '../listing.testing.ts';
import { resetSampleData } from '../sample-store.ts';
import type { Product } from './shop.contract.ts';
import { shopHandlers } from './shop.handlers.ts';
import {
  addToCartAnswerSchema,
  addToWishlistAnswerSchema,
  cartAnswerSchema,
  productAnswerSchema,
  productsAnswerSchema,
  removeAnswerSchema,
  wishlistAnswerSchema,
} from './shop.schema.ts';

const call = callsTo(shopHandlers);
const find = async (query = '') => {
  const { status, body } = await call('GET', `/apps/ecommerce/products?${query}`);
  expect(status).toBe(200);
  return v.parse(productsAnswerSchema, body);
};
const all = async () => (await find('perPage=100')).products;
const cart = async () => v.parse(cartAnswerSchema, (await call('GET', '/apps/ecommerce/cart')).body).products;
const wishlist = async () =>
  v.parse(wishlistAnswerSchema, (await call('GET', '/apps/ecommerce/wishlist')).body).products;
const add = (list: 'cart' | 'wishlist', body: unknown) => call('POST', `/apps/ecommerce/${list}`, body);
const remove = (list: 'cart' | 'wishlist', id: unknown) => call('DELETE', `/apps/ecommerce/${list}/${id}`);
const ids = (products: { id: number }[]) => products.map(({ id }) => id);

beforeEach(() => {
  setNow(Date.UTC(2030, 5, 15, 12));
  resetSampleData();
});
afterEach(() => setNow());

describe('what the shop sells', () => {
  it('are 27 products, from 10.83 to 7999.99, of one to five stars, six of them without shipping costs', async () => {
    const products = await all();
    const prices = products.map(({ price }) => price);

    expect(ids(products)).toEqual(Array.from({ length: 27 }, (_, index) => 27 - index));
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([10.83, 7999.99]);
    expect(new Set(products.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(products.filter(({ hasFreeShipping }) => hasFreeShipping)).toHaveLength(6);
  });

  it('has ten categories and ten brands', async () => {
    const { facets } = await find();

    expect(facets.categories).toHaveLength(10);
    expect(facets.brands).toHaveLength(10);
  });

  it('has an address each that ends in the id', async () => {
    const products = await all();

    expect(products.map(({ slug }) => Number(slug.split('-').at(-1)))).toEqual(ids(products));
    expect(products.find(({ id }) => id === 26)?.slug).toBe('annual-multi-trip-insurance-26');
  });
});

describe('GET /apps/ecommerce/products', () => {
  it('shows the newest nine when nothing is asked, on three pages', async () => {
    const { products, total } = await find();

    expect(ids(products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
    expect(total).toBe(27);
    expect((await find('page=3')).products).toHaveLength(9);
    expect((await find('page=4')).products).toEqual([]);
  });

  it('tells what is in the wishlist and in the cart', async () => {
    const { userWishlist, userCart } = await find('q=no+such+product');

    expect(userWishlist).toEqual([
      { id: 1, productId: 26 },
      { id: 2, productId: 23 },
    ]);
    expect(userCart).toEqual([27, 21, 26, 25, 23].map((productId, index) => ({ id: index + 1, productId, qty: 1 })));
  });

  it.each([
    ['q=ESIM', ({ name }: Product) => name.startsWith('eSIM')],
    ['q=suitcase', ({ name }: Product) => /suitcase/i.test(name)],
    ['q=memory', ({ name }: Product) => /memory/.test(name)],
    ['q=sesta', () => false],
    ['minPrice=500', ({ price }: Product) => price >= 500],
    ['minPrice=10&maxPrice=100', ({ price }: Product) => price >= 10 && price <= 100],
    ['maxPrice=49.90', ({ price }: Product) => price <= 49.9],
    ['category=Backpacks', ({ category }: Product) => category === 'Backpacks'],
    ['category=Care&category=Power', ({ category }: Product) => ['Care', 'Power'].includes(category)],
    ['brand=Sesta&brand=Marola', ({ brand }: Product) => ['Sesta', 'Marola'].includes(brand)],
    ['rating=4', ({ rating }: Product) => rating >= 4],
    ['q=esim&rating=5', ({ name, rating }: Product) => name.startsWith('eSIM') && rating === 5],
    ['minPrice=cheap&maxPrice=-1&category=Boats&brand=&rating=many', () => true],
  ])('finds with %s exactly what matches', async (query, matches) => {
    const { products, total } = await find(`${query}&perPage=100`);

    expect(products).toEqual((await all()).filter(matches));
    expect(total).toBe(products.length);
  });

  it('counts what the shop can be narrowed down by over all products', async () => {
    const products = await all();
    const { facets } = await find('q=esim');
    const count = (matches: (product: Product) => boolean) => products.filter(matches).length;

    expect(facets.price).toEqual({ min: 10.83, max: 7999.99 });
    expect(facets.ratings.map(({ value }) => value)).toEqual([4, 3, 2, 1]);
    for (const { value, count: told } of facets.ratings) expect(told).toBe(count(({ rating }) => rating >= value));
    for (const { value, count: told } of facets.brands) expect(told).toBe(count(({ brand }) => brand === value));
    for (const { value, count: told } of facets.categories) {
      expect(told).toBe(count(({ category }) => category === value));
    }
  });

  it('sorts by price both ways, and by anything else not at all', async () => {
    const prices = async (sortBy: string) =>
      (await find(`perPage=100&sortBy=${sortBy}`)).products.map(({ price }) => price);
    const inOrder = (await prices('featured')).toSorted((a, b) => a - b);

    expect(await prices('price-asc')).toEqual(inOrder);
    expect(await prices('price-desc')).toEqual(inOrder.toReversed());
    expect(await prices('colour')).toEqual(await prices('featured'));
    expect(await prices('__proto__')).toEqual(await prices('featured'));
  });

  it.each(['page=0', 'perPage=0', 'page=one&perPage=nine', 'page=-1', 'sort=asc', 'sortColumn=name'])(
    'reads %s as nothing asked',
    async (query) => {
      expect(await find(query)).toEqual(await find());
    },
  );

  it('hands out pages that put together are the filtered, sorted list', async () => {
    await expectPagesToAddUp(
      async (query) => {
        const { products, total } = await find(query);
        return { rows: products, total };
      },
      fc.record({
        q: fc.constantFrom('', 'esim', 'a', 'nothing'),
        sortBy: fc.constantFrom('', 'featured', 'price-asc', 'price-desc'),
        rating: fc.constantFrom('', '3', '5'),
      }),
    );
  });
});

describe('GET /apps/ecommerce/products/{id}', () => {
  it('shows one product', async () => {
    const { status, body } = await call('GET', '/apps/ecommerce/products/26');

    expect(status).toBe(200);
    expect(v.parse(productAnswerSchema, body).product).toEqual((await all())[1]);
  });

  it.each(['28', '0', '2.6', 'cart', '__proto__'])('knows no product %s', async (id) => {
    expect(await call('GET', `/apps/ecommerce/products/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'There is no such product' },
    });
  });
});

describe('the cart', () => {
  it('holds five products, once each, in the order in which they were chosen', async () => {
    const products = await cart();

    expect(ids(products)).toEqual([27, 21, 26, 25, 23]);
    expect(products.map(({ qty }) => qty)).toEqual([1, 1, 1, 1, 1]);
  });

  it('promises the same whenever it is asked, within 1 to 8 days from then', async () => {
    const before = await cart();
    setNow(Date.UTC(2030, 7, 1));
    const after = await cart();

    const promises = ({ offers, discountPercentage }: (typeof before)[number]) => ({ offers, discountPercentage });
    expect(after.map(promises)).toEqual(before.map(promises));
    for (const { shippingDate } of after) {
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

describe('the wishlist', () => {
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
