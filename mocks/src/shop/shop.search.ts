import { type Listing, listRows, readListQuery } from '../lib/list/listing.ts';
import type { Facet, Facets, ProductsAnswer, ProductSort } from './shop.contract.ts';
import type { StockedProduct } from './shop.data.ts';
import { type ShopState, toCartItem, toProduct } from './shop.state.ts';

/** One page of the products that match the query of an address, as the guest of a shop sees them. */
export function findProducts(shop: ShopState, url: string): ProductsAnswer {
  const params = new URL(url).searchParams;
  const { rows, total } = search(matching(shop.products, params), params);
  return {
    products: rows.map((product) => toProduct(shop, product)),
    total,
    userWishlist: shop.wishlist,
    userCart: shop.cart.map(toCartItem),
    facets: facetsOf(shop.products, params),
  };
}

const orders = {
  featured: { sortColumn: 'id', sort: 'desc' },
  'price-asc': { sortColumn: 'price', sort: 'asc' },
  'price-desc': { sortColumn: 'price', sort: 'desc' },
} as const satisfies Record<ProductSort, object>;

function search(products: readonly StockedProduct[], params: URLSearchParams): Listing<StockedProduct> {
  const query = readListQuery(params, { perPage: 9, columns: [], order: orders.featured });
  return listRows(products, { ...query, ...orders[readSort(params.get('sortBy'))] }, ({ name }) => [name]);
}

function readSort(text: string | null): ProductSort {
  return text === 'price-asc' || text === 'price-desc' ? text : 'featured';
}

type Filter = 'price' | 'rating' | 'category' | 'brand';

function filtersIn(params: URLSearchParams): Record<Filter, (product: StockedProduct) => boolean> {
  const amount = (name: string) => readAmount(params.get(name));
  const chosen = (name: string) => params.getAll(name).filter((value) => value !== '');
  const [least = 0, most = Infinity, stars = 0] = [amount('minPrice'), amount('maxPrice'), amount('rating')];
  const categories = chosen('category');
  const brands = chosen('brand');
  return {
    price: ({ price }) => price >= least && price <= most,
    rating: ({ rating }) => rating >= stars,
    category: ({ category }) => categories.length === 0 || categories.includes(category),
    brand: ({ brand }) => brands.length === 0 || brands.includes(brand),
  };
}

function matching(products: readonly StockedProduct[], params: URLSearchParams, except?: Filter) {
  const filters = Object.entries(filtersIn(params)).filter(([name]) => name !== except);
  return products.filter((product) => filters.every(([, fits]) => fits(product)));
}

/** An amount that is no number is within no limits, and finds nothing. */
function readAmount(text: string | null): number | undefined {
  if (!text) return undefined;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** A filter's own choice leaves its counts alone: they say what another choice would find. */
function facetsOf(products: readonly StockedProduct[], params: URLSearchParams): Facets {
  const everything = new URLSearchParams({ q: params.get('q') ?? '', perPage: String(Math.max(products.length, 1)) });
  const without = (filter: Filter) => search(matching(products, params, filter), everything).rows;
  const prices = products.map(({ price }) => price).toSorted((one, other) => one - other);
  const stars = without('rating');
  return {
    categories: countEach(products, without('category'), ({ category }) => category),
    brands: countEach(products, without('brand'), ({ brand }) => brand),
    ratings: [4, 3, 2, 1].map((value) => ({ value, count: stars.filter(({ rating }) => rating >= value).length })),
    price: { min: prices[0] ?? 0, max: prices.at(-1) ?? 0 },
  };
}

/** As a person would sort names: capital letters make no difference. */
const byName = new Intl.Collator('en');

function countEach(
  products: readonly StockedProduct[],
  found: readonly StockedProduct[],
  valueOf: (product: StockedProduct) => string,
): Facet<string>[] {
  const values = [...new Set(products.map(valueOf))].toSorted(byName.compare);
  return values.map((value) => ({ value, count: found.filter((product) => valueOf(product) === value).length }));
}
