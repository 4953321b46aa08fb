import { cardBrandOf } from '@embarque/design-system/account';
import type { UserCard } from '@embarque/mocks/users/contract';

/** The brand that a number's first digits tell. */
export function brandOf(number: string): UserCard['brand'] {
  const brand = cardBrandOf(number);
  return brand === 'visa' || brand === 'mastercard' || brand === 'amex' ? brand : 'other';
}

/** `0928`, as a form has it, as the month `2028-09`. */
export const typedExpiry = (typed: string): string => `20${typed.slice(2, 4)}-${typed.slice(0, 2)}`;

/** The month `2028-09` as a form has it: `0928`. */
export const writtenExpiry = (month: string): string => `${month.slice(5, 7)}${month.slice(2, 4)}`;
