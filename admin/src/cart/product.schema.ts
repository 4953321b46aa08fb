import type { Product } from '@embarque/mocks/shop/contract';
import * as v from 'valibot';

const COLOURS = ['primary', 'success', 'warning', 'danger', 'info'] as const;

/** Where a picture may come from: this origin, over HTTPS, or out of the answer itself. Any other address shows nothing. */
const SAFE_PICTURE = /^(\/(?!\/)|https:\/\/|data:image\/)/i;

/** The fields of a product, for answers that hold products. */
export const productEntries = {
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  brand: v.string(),
  category: v.string(),
  price: v.pipe(v.number(), v.minValue(0)),
  image: v.pipe(
    v.string(),
    v.transform((address) => (SAFE_PICTURE.test(address) ? address : '')),
  ),
  hasFreeShipping: v.boolean(),
  rating: v.number(),
  isInWishlist: v.boolean(),
  isInCart: v.boolean(),
  colorOptions: v.array(v.picklist(COLOURS)),
};

export const productSchema: v.GenericSchema<unknown, Product> = v.object(productEntries);
