import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, knownQuery, NO_FILTERS, readShopQuery, writeShopQuery } from './shop.query.ts';

const read = (text: string) => readShopQuery(new URLSearchParams(text));
const write = (text: string, change: Parameters<typeof writeShopQuery>[1]) =>
  writeShopQuery(new URLSearchParams(text), change).toString();

describe('the query of the shop', () => {
  it('reads every filter from the URL', () => {
    const text =
      'q=esim&sortBy=price-asc&category=Power&brand=Nimbo&brand=Sesta&rating=4&minPrice=10&maxPrice=99.9&page=2';

    expect(read(text)).toEqual({
      q: 'esim',
      sortBy: 'price-asc',
      category: 'Power',
      brand: ['Nimbo', 'Sesta'],
      rating: 4,
      minPrice: 10,
      maxPrice: 99.9,
      page: 2,
      perPage: 9,
    });
  });

  it('ignores invalid values', () => {
    const nothing = read('');

    expect(read('sortBy=worst&rating=9&minPrice=-1&maxPrice=1e9&page=0&brand=&category=')).toEqual(nothing);
    expect(isNarrowed(nothing)).toBe(false);
  });

  it('drops unknown brands and categories once the facets are loaded', () => {
    const facets = {
      categories: [{ value: 'eSIM plans', count: 4 }],
      brands: [{ value: 'Nimbo', count: 2 }],
      ratings: [],
      price: { min: 0, max: 0 },
    };
    const asked = read('category=eSIM&brand=Nope&rating=4');

    expect(knownQuery(asked, undefined)).toEqual(asked);
    expect(knownQuery(asked, facets)).toEqual(read('rating=4'));
    expect(isNarrowed(knownQuery(read('category=eSIM&brand=Nope'), facets))).toBe(false);
    expect(knownQuery(read('category=eSIM+plans&brand=Nope&brand=Nimbo'), facets)).toEqual(
      read('category=eSIM+plans&brand=Nimbo'),
    );
  });

  it('returns to the first page with every change but that of the page', () => {
    expect(write('page=3&q=esim', { rating: 4 })).toBe('q=esim&rating=4');
    expect(write('q=esim', { page: 2 })).toBe('q=esim&page=2');
    expect(write('q=esim&page=2', { page: 1 })).toBe('q=esim');
  });

  it('leaves defaults out, and keeps params of others', () => {
    expect(write('sortBy=price-asc&tour=on', { sortBy: 'featured' })).toBe('tour=on');
    expect(write('q=a&brand=b&brand=c&rating=4&minPrice=1&maxPrice=2&category=d&tour=on', NO_FILTERS)).toBe('tour=on');
  });

  it('is read back as it was written', () => {
    const queries = fc.record({
      q: fc.option(fc.string({ minLength: 1, maxLength: 50 }), { nil: undefined }),
      brand: fc.option(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }), { nil: undefined }),
      rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      minPrice: fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined }),
      page: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const again = readShopQuery(writeShopQuery(new URLSearchParams(), query));
        expect(again).toMatchObject(query);
      }),
    );
  });
});
