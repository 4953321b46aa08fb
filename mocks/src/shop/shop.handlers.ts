import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type {
  AddToCartAnswer,
  AddToWishlistAnswer,
  CartAnswer,
  ProductAnswer,
  ProductsAnswer,
  RemoveAnswer,
  WishlistAnswer,
} from './shop.contract.ts';
import { addToCartSchema, addToWishlistSchema } from './shop.schema.ts';
import { findProducts } from './shop.search.ts';
import {
  addToCart,
  addToWishlist,
  cartProducts,
  findProduct,
  openShop,
  remove,
  toProduct,
  wishedProducts,
} from './shop.state.ts';

const store = sampleStore(() => openShop(), {
  keptAs: 'shop',
  keep: ({ wishlist, cart }) => ({ wishlist, cart }),
  restore: (kept) => ({ ...openShop(), ...kept }),
});

export const shopHandlers = [
  http.get('/apps/ecommerce/products', ({ request }) =>
    HttpResponse.json<ProductsAnswer>(findProducts(store.data, request.url)),
  ),

  http.get('/apps/ecommerce/products/:id', ({ params }) => {
    const product = findProduct(store.data, params['id']) ?? noSuchProduct();
    return HttpResponse.json<ProductAnswer>({ product: toProduct(store.data, product) });
  }),

  http.get('/apps/ecommerce/wishlist', () =>
    HttpResponse.json<WishlistAnswer>({ products: wishedProducts(store.data) }),
  ),

  http.get('/apps/ecommerce/cart', () => HttpResponse.json<CartAnswer>({ products: cartProducts(store.data) })),

  http.post('/apps/ecommerce/cart', async ({ request }) => {
    const { productId, qty } = await readBody(request, addToCartSchema);
    const { id } = findProduct(store.data, productId) ?? noSuchProduct();
    return HttpResponse.json<AddToCartAnswer>({ item: addToCart(store.data, id, qty) }, { status: 201 });
  }),

  http.delete('/apps/ecommerce/cart/:productId', ({ params }) => {
    const { id } = findProduct(store.data, params['productId']) ?? noSuchProduct();
    remove(store.data.cart, id);
    return HttpResponse.json<RemoveAnswer>({ productId: id });
  }),

  http.post('/apps/ecommerce/wishlist', async ({ request }) => {
    const { productId } = await readBody(request, addToWishlistSchema);
    const { id } = findProduct(store.data, productId) ?? noSuchProduct();
    return HttpResponse.json<AddToWishlistAnswer>({ item: addToWishlist(store.data, id) }, { status: 201 });
  }),

  http.delete('/apps/ecommerce/wishlist/:productId', ({ params }) => {
    const { id } = findProduct(store.data, params['productId']) ?? noSuchProduct();
    remove(store.data.wishlist, id);
    return HttpResponse.json<RemoveAnswer>({ productId: id });
  }),
];

function noSuchProduct(): never {
  throw decline(404, 'There is no such product');
}
