import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Ten minutes in Lisbon', 'ten-minutes-in-lisbon'],
  ['“São Luís” – 3 days, no plan?', 'sao-luis-3-days-no-plan'],
  ['…', ''],
])('%s is %s in an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
