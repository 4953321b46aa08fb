import { expect, it } from 'vitest';
import { typedSignOf } from './decimal-sign.ts';

it.each([
  ['.', 'en-US', '.'],
  ['.', 'pt-BR', ','],
  [',', 'en-US', ','],
  [',', 'pt-BR', ','],
  ['.', 'C', '.'],
  ['.', '', '.'],
  [',', 'C', ','],
] as const)('on a page with %j in a browser in %s, a person may type decimals with %j', (page, browser, sign) => {
  expect(typedSignOf(page, browser)).toBe(sign);
});
