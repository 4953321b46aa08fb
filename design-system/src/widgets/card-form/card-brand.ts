export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'diners' | 'discover' | 'jcb' | 'maestro' | 'uatp';

/** The first digits of the cards of each brand; the first that fits counts. */
const beginnings: readonly (readonly [CardBrand, RegExp])[] = [
  ['amex', /^3[47]/],
  ['diners', /^3(?:0[0-5]|[689])/],
  ['jcb', /^(?:35(?:2[89]|[3-8])|2131|1800)/],
  ['discover', /^6(?:011|4[4-9]|5)/],
  ['mastercard', /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['maestro', /^(?:5[0678]|6)/],
  ['visa', /^4/],
  ['uatp', /^1/],
];

export const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  uatp: 'UATP',
};

/** The brand of a card by its first digits; `null` while they belong to none. */
export function cardBrandOf(number: string): CardBrand | null {
  return beginnings.find(([, start]) => start.test(number))?.[0] ?? null;
}
