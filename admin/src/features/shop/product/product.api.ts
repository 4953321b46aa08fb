import type { Product } from '@embarque/mocks/shop/contract';
import { cartCalls } from '../../../cart/model/cart.api.ts';
import { HttpError } from '../../../http/http.error.ts';
import { shopCalls } from '../shop.api.ts';

const MAX_RELATED = 5;

export interface ProductPageAnswer {
  product: Product;
  /** Products of the same category first, then featured ones. */
  related: Product[];
}

/**
 * Loads a product with related ones. If only the related ones fail, the page shows none.
 *
 * @param id `null` when the URL holds none
 */
export async function loadProduct(id: number | null, signal: AbortSignal): Promise<ProductPageAnswer> {
  if (id === null) throw new HttpError('status', 'apps/ecommerce/products', { status: 404 });
  const product = await cartCalls.product(id, signal);
  const related = await findRelated(product, signal).catch(() => []);
  return { product, related };
}

async function findRelated({ id, category }: Product, signal: AbortSignal): Promise<Product[]> {
  const perPage = MAX_RELATED + 1;
  const [alike, featured] = await Promise.all([
    shopCalls.find({ category, perPage }, signal),
    shopCalls.find({ perPage: 2 * perPage }, signal),
  ]);
  const others = new Map([...alike.products, ...featured.products].map((product) => [product.id, product]));
  others.delete(id);
  return [...others.values()].slice(0, MAX_RELATED);
}
