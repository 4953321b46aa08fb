import { getExampleNumber, isSupportedCountry, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { maskEdit } from '../mask-edit.ts';
import { typeInto } from './masks.testing.ts';
import type { Mask } from './pattern-mask.ts';
import { brazilianPhoneMask, phoneMask } from './phone-mask.ts';

const numbers = Object.keys(examples)
  .filter((country) => isSupportedCountry(country))
  .map((country) => getExampleNumber(country, examples))
  .filter((number) => number !== undefined);
const numberOf = (country: CountryCode) => numbers.find((number) => number.country === country);

const masks: readonly [CountryCode, Mask][] = [
  ['BR', brazilianPhoneMask()],
  ['US', phoneMask({ pattern: '(000) 000-0000', country: '1', exits: ['00', '011'] })],
  ['GB', phoneMask({ pattern: '0000 000000', country: '44', trunk: '0' })],
  ['FR', phoneMask({ pattern: '0 00 00 00 00', country: '33', trunk: '0' })],
];

const paste = (mask: Mask, text: string) => maskEdit(mask, { text, caret: text.length, side: 'before', isWhole: true });

describe.each(masks)('the mask of %s', (country, mask) => {
  const own = numberOf(country);
  const national = own?.nationalNumber ?? '';

  it('takes its example in every form, typed and pasted', () => {
    const forms = [
      own?.number,
      own?.formatInternational(),
      own?.formatNational(),
      own?.formatInternational().replace('+', '00'),
    ];
    const taken = forms.map((form = '') => [
      mask.read(paste(mask, form).text),
      mask.leftOut(form),
      mask.read(typeInto(mask, form)),
    ]);
    expect(taken).toEqual(forms.map(() => [national, '', national]));
  });

  it('takes no number of another country for its own, and leaves each out', () => {
    const others = numbers.filter((number) => number.countryCallingCode !== own?.countryCallingCode);
    const refused = others.map(({ number }) => [number, paste(mask, number).leftOut]);
    expect(refused).toEqual(others.map(({ number }) => [number, number]));
    expect(others.length).toBeGreaterThan(200);
  });
});
