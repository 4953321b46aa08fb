import type { Product } from '@embarque/mocks/shop/contract';
import * as v from 'valibot';
import { pictureSchema } from '../../http/response/picture.schema.ts';
import { flag, knownList, number, numberId, requiredText, text } from '../../http/response/tolerant.schema.ts';

const COLOURS = ['primary', 'success', 'warning', 'danger', 'info'] as const;

export const productEntries = {
  id: numberId,
  name: requiredText,
  slug: text,
  description: text,
  brand: text,
  category: text,
  price: v.pipe(number, v.minValue(0)),
  image: pictureSchema,
  hasFreeShipping: flag,
  rating: v.fallback(number, 0),
  isInWishlist: flag,
  isInCart: flag,
  colorOptions: knownList(COLOURS),
  colorImages: v.exactOptional(v.fallback(v.object(v.entriesFromList(COLOURS, v.exactOptional(pictureSchema))), {})),
};

export const productSchema: v.GenericSchema<unknown, Product> = v.object(productEntries);
