import type { Product } from '@embarque/mocks/shop/contract';
import * as v from 'valibot';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { isNotFound } from '../../http/http.error.ts';
import { demoApi } from '../../http/http.ts';
import type { CartCommand, CartContents, CartLine, StoredItem } from './cart.types.ts';
import { productEntries, productSchema } from '../product/product.schema.ts';
import { rows } from '../../http/response/rows.schema.ts';
import { moment, number } from '../../http/response/tolerant.schema.ts';

export const CART = '/apps/ecommerce/cart';
const WISHLIST = '/apps/ecommerce/wishlist';
const PRODUCTS = '/apps/ecommerce/products';

const promiseEntries = {
  shippingDate: moment,
  offers: v.fallback(number, 0),
  discountPercentage: v.fallback(number, 0),
};

const lineSchema: v.GenericSchema<unknown, CartLine> = v.pipe(
  v.object({ ...productEntries, ...promiseEntries, qty: number }),
  v.transform(({ qty, shippingDate, offers, discountPercentage, ...product }) => ({
    product,
    qty,
    promise: { shippingDate, offers, discountPercentage },
  })),
);

const cartSchema = v.object({ products: rows(lineSchema) });
const wishlistSchema = v.object({ products: rows(productSchema) });
const productAnswerSchema = v.object({ product: productSchema });

/** Requests of the cart and the wishlist of the signed-in person. All reject with an `HttpError`. */
export const cartCalls = {
  /**
   * Loads both lists.
   *
   * @param items lines to keep as this browser knows them; the server then adds only delivery and offers
   */
  load: async (items: readonly StoredItem[] | null, signal: AbortSignal): Promise<CartContents> => {
    const [cart, wishlist] = await Promise.all([demoApi.get(CART, { signal }), demoApi.get(WISHLIST, { signal })]);
    const { products: lines } = parseAnswer(CART, cartSchema, cart);
    const { products: wished } = parseAnswer(WISHLIST, wishlistSchema, wishlist);
    if (!items) return { lines, wished };
    const known = await Promise.all(items.map((item) => lineFor(item, lines, signal)));
    return { lines: known.filter((line) => line !== null), wished };
  },

  save: async (command: CartCommand, signal: AbortSignal): Promise<void> => {
    const { id } = command.product;
    switch (command.kind) {
      case 'put':
        await demoApi.post(CART, { productId: id, qty: command.qty }, { signal });
        break;
      case 'take':
        await demoApi.delete(`${CART}/${id}`, { signal });
        break;
      case 'wish':
        await demoApi.post(WISHLIST, { productId: id }, { signal });
        break;
      case 'unwish':
        await demoApi.delete(`${WISHLIST}/${id}`, { signal });
        break;
      case 'move to wishlist':
        // In this order nothing is lost when the second request fails.
        await demoApi.post(WISHLIST, { productId: id }, { signal });
        await demoApi.delete(`${CART}/${id}`, { signal });
        break;
      case 'move to cart':
        await demoApi.post(CART, { productId: id, qty: command.qty }, { signal });
        if (!command.staysInWishlist) await demoApi.delete(`${WISHLIST}/${id}`, { signal });
    }
  },

  product: async (id: number, signal: AbortSignal): Promise<Product> => {
    const path = `${PRODUCTS}/${id}`;
    return parseAnswer(path, productAnswerSchema, await demoApi.get(path, { signal })).product;
  },
};

/** A line of this browser with the server's delivery and offers; `null` when the product no longer exists. */
async function lineFor(
  { productId, qty }: StoredItem,
  lines: readonly CartLine[],
  signal: AbortSignal,
): Promise<CartLine | null> {
  const line = lines.find(({ product }) => product.id === productId);
  if (line) return { ...line, qty };
  try {
    return { product: await cartCalls.product(productId, signal), qty, promise: null };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
