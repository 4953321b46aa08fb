import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPagesToAddUp } from '../lib/list/listing.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { Product } from './shop.contract.ts';
import { productAnswerSchema } from './shop.schema.ts';
import { call, find, ids } from './shop.testing.ts';

const all = async () => (await find('perPage=100')).products;

beforeEach(() => resetSampleData());

describe('the products of the shop', () => {
  it('are 27 products, from 10.83 to 7999.99, of one to five stars, six of them without shipping costs (SPEC-9.7-b)', async () => {
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

  it('has its categories in the order of their names, whatever their capital letters', async () => {
    const { facets } = await find();
    const categories = facets.categories.map(({ value }) => value);

    expect(categories.indexOf('eSIM plans')).toBeLessThan(categories.indexOf('Travel insurance'));
    const lowered = categories.map((name) => name.toLowerCase());
    expect(lowered).toEqual(lowered.toSorted());
  });

  it('has an address each that ends in the id', async () => {
    const products = await all();

    expect(products.map(({ slug }) => Number(slug.split('-').at(-1)))).toEqual(ids(products));
    expect(products.find(({ id }) => id === 26)?.slug).toBe('annual-multi-trip-insurance-26');
  });
});

describe('GET /apps/ecommerce/products (SPEC-7.15-a)', () => {
  it('shows the newest nine when nothing is asked, on three pages (SPEC-9.6-a, SPEC-9.7-a)', async () => {
    const { products, total } = await find();

    expect(ids(products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
    expect(total).toBe(27);
    expect((await find('page=3')).products).toHaveLength(9);
    expect((await find('page=4')).products).toEqual([]);
  });

  it('marks products in the wishlist and in the cart', async () => {
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
    ['minPrice=&maxPrice=&category=&brand=&rating=', () => true],
    ['minPrice=cheap', () => false],
    ['maxPrice=-1', () => false],
    ['category=Boats', () => false],
    ['brand=Nope', () => false],
    ['brand=Nope&brand=Sesta', ({ brand }: Product) => brand === 'Sesta'],
    ['rating=many', () => false],
  ])('finds with %s exactly what matches', async (query, matches) => {
    const { products, total } = await find(`${query}&perPage=100`);

    expect(products).toEqual((await all()).filter(matches));
    expect(total).toBe(products.length);
  });

  it('counts in each facet what matches the search and the other filters', async () => {
    const products = await all();
    const { facets } = await find();
    const countOf = (matches: (product: Product) => boolean) => products.filter(matches).length;

    expect(facets.price).toEqual({ min: 10.83, max: 7999.99 });
    expect(facets.ratings.map(({ value }) => value)).toEqual([4, 3, 2, 1]);
    for (const { value, count } of facets.ratings) expect(count).toBe(countOf(({ rating }) => rating >= value));
    for (const { value, count } of facets.brands) expect(count).toBe(countOf(({ brand }) => brand === value));
    for (const { value, count } of facets.categories) {
      expect(count).toBe(countOf(({ category }) => category === value));
    }
  });

  it.each([
    ['category', 'q=e&brand=Embarque&maxPrice=400', 'categories'],
    ['brand', 'q=e&category=Backpacks&rating=3', 'brands'],
    ['rating', 'q=e&brand=Embarque&maxPrice=400', 'ratings'],
  ] as const)(
    'finds as many products with a %s as its facet counts, whatever is chosen of them',
    async (name, query, facet) => {
      const { facets } = await find(`${query}&${name}=1`);

      const found = await Promise.all(
        facets[facet].map(async ({ value }) => {
          const { total } = await find(`${query}&${name}=${encodeURIComponent(value)}`);
          return { value, count: total };
        }),
      );
      expect(facets[facet]).toEqual(found);
      expect(new Set(found.map(({ count }) => count)).size).toBeGreaterThan(1);
    },
  );

  it('sorts by price both ways, and by anything else not at all (SPEC-9.7-a)', async () => {
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

describe('GET /apps/ecommerce/products/{id} (SPEC-7.15-b, SPEC-8.4-a)', () => {
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
