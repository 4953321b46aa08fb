import { expect, it } from 'vitest';
import { cardBrandOf } from './card-brand.ts';

it.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['30569309025904', 'diners'],
  ['6011111111111117', 'discover'],
  ['3530111333300000', 'jcb'],
  ['6759649826438453', 'maestro'],
  ['135412345678911', 'uatp'],
  ['1800000000000000', 'jcb'],
  ['9', null],
  ['', null],
])('the card %s is of the brand %s', (number, brand) => {
  expect(cardBrandOf(number)).toBe(brand);
});
