import type { Product } from '@embarque/mocks/shop/contract';
import { cartCalls } from '../../../cart/model/cart.api.ts';
import { HttpError } from '../../../http/http.error.ts';
import { shopCalls } from '../shop.api.ts';

/** As many as the slider of related products holds. */
const RELATED = 5;

export interface ProductPageAnswer {
  product: Product;
  /** Others of its category first, then what is featured. */
  related: Product[];
}

/**
 * A product and what goes with it. Without the latter the page is whole enough.
 *
 * @param id `null` when the address holds none
 */
export async function loadProduct(id: number | null, signal: AbortSignal): Promise<ProductPageAnswer> {
  if (id === null) throw new HttpError('status', 'apps/ecommerce/products', { status: 404 });
  const product = await cartCalls.product(id, signal);
  const related = await findRelated(product, signal).catch(() => []);
  return { product, related };
}

async function findRelated({ id, category }: Product, signal: AbortSignal): Promise<Product[]> {
  const perPage = RELATED + 1;
  const [alike, featured] = await Promise.all([
    shopCalls.find({ category, perPage }, signal),
    shopCalls.find({ perPage: 2 * perPage }, signal),
  ]);
  const others = new Map([...alike.products, ...featured.products].map((product) => [product.id, product]));
  others.delete(id);
  return [...others.values()].slice(0, RELATED);
}
