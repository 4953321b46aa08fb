import { createChances, now } from '../lib/time/clock.ts';
import { nextId } from '../lib/sample/next-id.ts';
import type { CartItem, CartProduct, Product, WishlistItem } from './shop.contract.ts';
import { chosenSample, productsSample, type StockedProduct, wishedSample } from './shop.data.ts';

const day = 86_400_000;

/** The offer that held when a product was added to the cart. */
interface Promised {
  offers: number;
  discountPercentage: number;
  /** Days until it arrives. */
  shippingDays: number;
}

/** Everything that the shop remembers between requests. */
export interface ShopState {
  products: StockedProduct[];
  wishlist: WishlistItem[];
  cart: (CartItem & Promised)[];
}

/** The shop as a guest finds it. */
export function openShop(products = productsSample()): ShopState {
  const state: ShopState = { products, wishlist: [], cart: [] };
  const isSold = (productId: number) => findProduct(state, productId) !== undefined;
  for (const productId of wishedSample.filter(isSold)) addToWishlist(state, productId);
  for (const productId of chosenSample.filter(isSold)) addToCart(state, productId);
  return state;
}

/** Finds a product by its id as an address spells it. */
export function findProduct({ products }: ShopState, id: unknown): StockedProduct | undefined {
  return products.find((product) => String(product.id) === String(id));
}

/** Puts a product into the cart. One that is there already only changes its quantity, if one is given. */
export function addToCart({ cart }: ShopState, productId: number, qty?: number): CartItem {
  const known = cart.find((item) => item.productId === productId);
  const item = known ?? { id: nextId(cart), productId, qty: 1, ...promiseFor(productId) };
  if (!known) cart.push(item);
  if (qty !== undefined) item.qty = qty;
  return toCartItem(item);
}

/** Puts a product on the wishlist, once. */
export function addToWishlist({ wishlist }: ShopState, productId: number): WishlistItem {
  const known = wishlist.find((item) => item.productId === productId);
  const item = known ?? { id: nextId(wishlist), productId };
  if (!known) wishlist.push(item);
  return item;
}

/** Takes a product away from the cart or the wishlist, if it is there. */
export function remove(items: { productId: number }[], productId: number): void {
  const index = items.findIndex((item) => item.productId === productId);
  if (index >= 0) items.splice(index, 1);
}

/** A product with its flags, which are read from the lists so that they can never disagree with them. */
export function toProduct({ wishlist, cart }: ShopState, product: StockedProduct): Product {
  const isIn = (items: { productId: number }[]) => items.some(({ productId }) => productId === product.id);
  return { ...product, isInWishlist: isIn(wishlist), isInCart: isIn(cart) };
}

/** The cart as the guest knows it, without the promises. */
export function toCartItem({ id, productId, qty }: CartItem): CartItem {
  return { id, productId, qty };
}

export function wishedProducts(state: ShopState): Product[] {
  return state.wishlist.flatMap(({ productId }) => {
    const product = findProduct(state, productId);
    return product ? [toProduct(state, product)] : [];
  });
}

export function cartProducts(state: ShopState): CartProduct[] {
  return state.cart.flatMap(({ productId, qty, offers, discountPercentage, shippingDays }) => {
    const product = findProduct(state, productId);
    const shippingDate = new Date(now() + shippingDays * day).toISOString();
    return product ? [{ ...toProduct(state, product), qty, shippingDate, offers, discountPercentage }] : [];
  });
}

/** The same for a product each time: what comes back into the cart costs what it did. */
function promiseFor(productId: number): Promised {
  const chances = createChances(productId);
  const within = (least: number, most: number) => least + Math.floor(chances() * (most - least + 1));
  return { offers: within(1, 4), discountPercentage: within(3, 20), shippingDays: within(1, 8) };
}
