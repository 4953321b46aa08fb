import { type Listing, listRows, readListQuery } from '../lib/list/listing.ts';
import type { Facet, Facets, ProductsAnswer, ProductSort } from './shop.contract.ts';
import type { StockedProduct } from './shop.data.ts';
import { type ShopState, toCartItem, toProduct } from './shop.state.ts';

/** One page of the products that match the query of an address, as the guest of a shop sees them. */
export function findProducts(shop: ShopState, url: string): ProductsAnswer {
  const { rows, total } = search(shop.products, new URL(url).searchParams);
  return {
    products: rows.map((product) => toProduct(shop, product)),
    total,
    userWishlist: shop.wishlist,
    userCart: shop.cart.map(toCartItem),
    facets: facetsOf(shop.products),
  };
}

const orders = {
  featured: { sortColumn: 'id', sort: 'desc' },
  'price-asc': { sortColumn: 'price', sort: 'asc' },
  'price-desc': { sortColumn: 'price', sort: 'desc' },
} as const satisfies Record<ProductSort, object>;

function search(products: readonly StockedProduct[], params: URLSearchParams): Listing<StockedProduct> {
  const query = readListQuery(params, { perPage: 9, columns: [], order: orders.featured });
  const wanted = products.filter(narrowedBy(params));
  return listRows(wanted, { ...query, ...orders[readSort(params.get('sortBy'))] }, ({ name }) => [name]);
}

function readSort(text: string | null): ProductSort {
  return text === 'price-asc' || text === 'price-desc' ? text : 'featured';
}

function narrowedBy(params: URLSearchParams): (product: StockedProduct) => boolean {
  const amount = (name: string) => readAmount(params.get(name));
  const chosen = (name: string) => params.getAll(name).filter((value) => value !== '');
  const [least = 0, most = Infinity, stars = 0] = [amount('minPrice'), amount('maxPrice'), amount('rating')];
  const categories = chosen('category');
  const brands = chosen('brand');
  return ({ price, rating, category, brand }) =>
    price >= least &&
    price <= most &&
    rating >= stars &&
    (categories.length === 0 || categories.includes(category)) &&
    (brands.length === 0 || brands.includes(brand));
}

/** An amount that is no number is within no limits, and finds nothing. */
function readAmount(text: string | null): number | undefined {
  if (!text) return undefined;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

function facetsOf(products: readonly StockedProduct[]): Facets {
  const prices = products.map(({ price }) => price).toSorted((one, other) => one - other);
  const withStars = (stars: number) => products.filter(({ rating }) => rating >= stars).length;
  return {
    categories: countEach(products.map(({ category }) => category)),
    brands: countEach(products.map(({ brand }) => brand)),
    ratings: [4, 3, 2, 1].map((value) => ({ value, count: withStars(value) })),
    price: { min: prices[0] ?? 0, max: prices.at(-1) ?? 0 },
  };
}

/** As a person would sort names: capital letters make no difference. */
const byName = new Intl.Collator('en');

function countEach(values: readonly string[]): Facet<string>[] {
  const counts = new Map<string, number>();
  for (const value of values.toSorted(byName.compare)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, count]) => ({ value, count }));
}
