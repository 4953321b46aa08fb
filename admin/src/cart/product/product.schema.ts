import type { Product } from '@embarque/mocks/shop/contract';
import * as v from 'valibot';
import { pictureSchema } from '../../http/response/picture.schema.ts';

const COLOURS = ['primary', 'success', 'warning', 'danger', 'info'] as const;

export const productEntries = {
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  brand: v.string(),
  category: v.string(),
  price: v.pipe(v.number(), v.minValue(0)),
  image: pictureSchema,
  hasFreeShipping: v.boolean(),
  rating: v.number(),
  isInWishlist: v.boolean(),
  isInCart: v.boolean(),
  colorOptions: v.array(v.picklist(COLOURS)),
};

export const productSchema: v.GenericSchema<unknown, Product> = v.object(productEntries);
