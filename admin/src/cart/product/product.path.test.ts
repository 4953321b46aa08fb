import { expect, it } from 'vitest';
import { productIdIn, productPath } from './product.path.ts';

it.each([
  ['annual-multi-trip-insurance-26', 26],
  ['x-1', 1],
  ['26', null],
  ['suitcase-', null],
  ['suitcase-0', null],
  ['suitcase-99999999999999999999', null],
  ['suitcase-26x', null],
  ['', null],
])('the slug “%s” ends in the id %s', (slug, id) => {
  expect(productIdIn(slug)).toBe(id);
});

it('a slug stays one segment of the URL', () => {
  expect(productPath({ slug: '../../login?x#y-1' })).toBe('/apps/ecommerce/product-detail/..%2F..%2Flogin%3Fx%23y-1');
});
