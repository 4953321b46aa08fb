import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { CartAnswer, ProductsAnswer, WishlistAnswer } from './shop.contract.ts';
import { productsSample, type StockedProduct } from './shop.data.ts';
import { findProducts } from './shop.search.ts';
import { openShop } from './shop.state.ts';

const products = '/apps/ecommerce/products';
const product = '/apps/ecommerce/products/:id';
const cart = '/apps/ecommerce/cart';
const wishlist = '/apps/ecommerce/wishlist';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const shopScenarios = {
  /** The shop sells nothing yet. */
  empty: http.get(
    products,
    stocking(() => []),
  ),
  /** The products never arrive. */
  stillLoading: http.get(products, stillWaiting),
  /** The products arrive after two seconds. */
  slow: http.get(products, slowly),
  /** The person may not see the shop. */
  refused: http.get(products, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(products, unauthorised),
  /** The products fail inside the server. */
  failed: http.get(products, failed),
  /** Names and descriptions far longer than any card. */
  veryLongTexts: http.get(
    products,
    stocking(() => productsSample().map(longer)),
  ),
  /** Three thousand products, to be searched, narrowed down, sorted and paged. */
  thousandsOfRows: http.get(
    products,
    stocking(() => productsSample(3000)),
  ),

  /** One product never arrives. */
  productStillLoading: http.get(product, stillWaiting),
  /** One product fails inside the server. */
  productFailed: http.get(product, failed),
  /** The product was taken out of the shop. */
  productGone: http.get(product, gone),

  /** Nothing is in the cart. */
  emptyCart: http.get(cart, () => HttpResponse.json<CartAnswer>({ products: [] })),
  /** The cart never arrives. */
  cartStillLoading: http.get(cart, stillWaiting),
  /** The cart fails inside the server. */
  cartFailed: http.get(cart, failed),
  /** Putting into the cart never ends. */
  addToCartStillSaving: http.post(cart, stillWaiting),
  /** Putting into the cart fails inside the server. */
  addToCartFailed: http.post(cart, failed),
  /** Taking out of the cart fails inside the server. */
  removeFromCartFailed: http.delete(`${cart}/:productId`, failed),
  /** Taking the second product of the sample's cart out fails inside the server. */
  oneCannotBeTakenOut: http.delete(`${cart}/21`, failed),
  /** Taking one product of the sample cart out never ends: an order stops before it. */
  oneIsNeverTakenOut: http.delete(`${cart}/21`, stillWaiting),

  /** Nothing is wished for. */
  emptyWishlist: http.get(wishlist, () => HttpResponse.json<WishlistAnswer>({ products: [] })),
  /** The wishlist never arrives. */
  wishlistStillLoading: http.get(wishlist, stillWaiting),
  /** The wishlist fails inside the server. */
  wishlistFailed: http.get(wishlist, failed),
  /** Putting on the wishlist fails inside the server. */
  addToWishlistFailed: http.post(wishlist, failed),
  /** Taking off the wishlist fails inside the server. */
  removeFromWishlistFailed: http.delete(`${wishlist}/:productId`, failed),
};

function stocking(stock: () => StockedProduct[]) {
  return ({ request }: { request: Request }) =>
    HttpResponse.json<ProductsAnswer>(findProducts(openShop(stock()), request.url));
}

function gone(): Response {
  return decline(404, 'There is no such product');
}

function longer(one: StockedProduct): StockedProduct {
  return {
    ...one,
    name: longText(one.name),
    brand: longText(one.brand),
    description: longText(one.description.repeat(3)),
  };
}
