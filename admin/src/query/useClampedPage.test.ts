import { expect, it } from 'vitest';
import { clampPage } from './useClampedPage.ts';

it.each([
  [10, 10, 2, 1],
  [11, 10, 2, 2],
  [50, 10, 1, 1],
  [11, 10, 99, 2],
  [0, 10, 3, 1],
])('of %d rows, %d on a page, page %d is shown as page %d', (total, perPage, wanted, shown) => {
  expect(clampPage(total, perPage, wanted)).toBe(shown);
});
