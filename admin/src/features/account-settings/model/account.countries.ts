import { brazilianPhoneMask, type Mask, patternMask, phoneMask } from '@embarque/design-system';

export interface CountryRules {
  /** Two letters: `BR`. */
  code: string;
  /** With its plus: `+55`. */
  prefix: string;
  phone: Mask;
  phoneExample: string;
  isPhone: (digits: string) => boolean;
  /** Left out where letters and figures mix freely. */
  postcode?: Mask;
  postcodeExample: string;
  isPostcode: (written: string) => boolean;
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const northAmerica = {
  prefix: '+1',
  phone: phoneMask({ pattern: '(000) 000-0000', country: '1', exits: ['00', '011'] }),
  phoneExample: '(305) 555-0148',
  isPhone: matches(/^[2-9]\d{2}[2-9]\d{6}$/),
};

/** The countries that the forms offer: each has its own postcode and telephone numbers. */
export const COUNTRIES: readonly CountryRules[] = [
  {
    code: 'BR',
    prefix: '+55',
    phone: brazilianPhoneMask(),
    phoneExample: '(11) 91234-5678',
    isPhone: matches(/^[1-9]{2}(?:9\d{8}|[2-8]\d{7})$/),
    postcode: patternMask('00000-000'),
    postcodeExample: '01310-100',
    isPostcode: matches(/^\d{5}-?\d{3}$/),
  },
  {
    ...northAmerica,
    code: 'US',
    postcode: patternMask('00000-0000', { shorter: '00000' }),
    postcodeExample: '94107-1234',
    isPostcode: matches(/^\d{5}(?:-?\d{4})?$/),
  },
  {
    code: 'GB',
    prefix: '+44',
    phone: phoneMask({ pattern: '0000 000000', country: '44', trunk: '0' }),
    phoneExample: '7400 123456',
    isPhone: matches(/^\d{9,10}$/),
    postcodeExample: 'SW1A 1AA',
    isPostcode: matches(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i),
  },
  {
    code: 'FR',
    prefix: '+33',
    phone: phoneMask({ pattern: '0 00 00 00 00', country: '33', trunk: '0' }),
    phoneExample: '6 12 34 56 78',
    isPhone: matches(/^[1-9]\d{8}$/),
    postcode: patternMask('00000'),
    postcodeExample: '75008',
    isPostcode: matches(/^\d{5}$/),
  },
  {
    ...northAmerica,
    code: 'CA',
    postcode: patternMask('AAA AAA'),
    postcodeExample: 'K1A 0B1',
    isPostcode: matches(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i),
  },
];

/** Whether the postcodes and telephone numbers of a country are known. */
export const hasRules = (code: string): boolean => COUNTRIES.some((each) => each.code === code);

/** The rules of a country. What is stored of another one is read by those of the first. */
export function rulesOf(code: string): CountryRules {
  const rules = COUNTRIES.find((each) => each.code === code) ?? COUNTRIES[0];
  if (!rules) throw new Error('There are no countries.');
  return rules;
}

/** The digits within the country of a number that has its code; `null` for one of another country. */
export function nationalDigits({ prefix }: CountryRules, phone: string): string | null {
  const plain = phone.replaceAll(/[\s().-]/g, '');
  if (plain === '') return '';
  return plain.startsWith(prefix) ? plain.slice(prefix.length) : null;
}

export function isPhoneOf(rules: CountryRules, phone: string): boolean {
  const digits = nationalDigits(rules, phone);
  return digits !== null && rules.isPhone(digits);
}
