import type { Product } from '@embarque/mocks/shop/contract';
import { paths } from '../../paths.ts';

/** The page of a product; the last part of its slug is its id. */
export function productPath({ slug }: Pick<Product, 'slug'>): string {
  return `${paths.product}/${encodeURIComponent(slug)}`;
}

/** The id at the end of a slug; `null` when there is none. */
export function productIdIn(slug: string): number | null {
  const id = Number(/-(\d{1,15})$/.exec(slug)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
