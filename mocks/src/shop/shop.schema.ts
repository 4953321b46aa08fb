import * as v from 'valibot';
import type {
  AddToCartAnswer,
  AddToCartRequest,
  AddToWishlistAnswer,
  AddToWishlistRequest,
  CartAnswer,
  CartItem,
  Product,
  ProductAnswer,
  ProductsAnswer,
  RemoveAnswer,
  WishlistAnswer,
  WishlistItem,
} from './shop.contract.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(least), v.maxValue(most));

const id = whole(1, Number.MAX_SAFE_INTEGER);

export const addToCartSchema: v.GenericSchema<unknown, AddToCartRequest> = v.object({
  productId: id,
  qty: v.exactOptional(whole(1, 10)),
});

export const addToWishlistSchema: v.GenericSchema<unknown, AddToWishlistRequest> = v.object({ productId: id });

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const filled = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const price = v.pipe(v.number(), v.minValue(0.01));
const image = v.pipe(v.string(), v.regex(/^\/pictures\/(esim|luggage|product)\/[a-z\d-]+\.svg$/));
const color = v.picklist(['primary', 'success', 'warning', 'danger', 'info']);

const product = {
  id,
  name: filled,
  slug: v.pipe(v.string(), v.regex(/^[a-z\d-]+-\d+$/)),
  description: filled,
  brand: filled,
  category: filled,
  price,
  image,
  hasFreeShipping: v.boolean(),
  rating: whole(1, 5),
  isInWishlist: v.boolean(),
  isInCart: v.boolean(),
  colorOptions: v.array(color),
  colorImages: v.exactOptional(v.object(v.entriesFromList(color.options, v.exactOptional(image)))),
};

const productSchema: v.GenericSchema<unknown, Product> = v.strictObject(product);
const wishlistItemSchema: v.GenericSchema<unknown, WishlistItem> = v.strictObject({ id, productId: id });
const cartItemSchema: v.GenericSchema<unknown, CartItem> = v.strictObject({ id, productId: id, qty: whole(1, 10) });

export const productsAnswerSchema: v.GenericSchema<unknown, ProductsAnswer> = v.strictObject({
  products: v.array(productSchema),
  total: count,
  userWishlist: v.array(wishlistItemSchema),
  userCart: v.array(cartItemSchema),
  facets: v.strictObject({
    categories: v.array(v.strictObject({ value: filled, count })),
    brands: v.array(v.strictObject({ value: filled, count })),
    ratings: v.array(v.strictObject({ value: whole(1, 5), count })),
    price: v.strictObject({ min: v.pipe(v.number(), v.minValue(0)), max: v.pipe(v.number(), v.minValue(0)) }),
  }),
});

export const productAnswerSchema: v.GenericSchema<unknown, ProductAnswer> = v.strictObject({ product: productSchema });

export const wishlistAnswerSchema: v.GenericSchema<unknown, WishlistAnswer> = v.strictObject({
  products: v.array(productSchema),
});

export const cartAnswerSchema: v.GenericSchema<unknown, CartAnswer> = v.strictObject({
  products: v.array(
    v.strictObject({
      ...product,
      qty: whole(1, 10),
      shippingDate: v.pipe(v.string(), v.isoTimestamp()),
      offers: whole(1, 4),
      discountPercentage: whole(3, 20),
    }),
  ),
});

export const addToCartAnswerSchema: v.GenericSchema<unknown, AddToCartAnswer> = v.strictObject({
  item: cartItemSchema,
});

export const addToWishlistAnswerSchema: v.GenericSchema<unknown, AddToWishlistAnswer> = v.strictObject({
  item: wishlistItemSchema,
});

export const removeAnswerSchema: v.GenericSchema<unknown, RemoveAnswer> = v.strictObject({ productId: id });
