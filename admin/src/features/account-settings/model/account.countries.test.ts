import { expect, it } from 'vitest';
import { isPhoneOf, nationalDigits, rulesOf } from './account.countries.ts';

it.each([
  ['BR', '01310100', '01310-100'],
  ['BR', '01310-100', '01310-100'],
  ['US', '94107-1234', '94107-1234'],
  ['US', '94107', '94107'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['FR', '75008', '75008'],
])('in %s the postcode %s is one, written %s', (code, typed, written) => {
  const { postcode, isPostcode } = rulesOf(code);

  expect(postcode?.write(postcode.read(typed))).toBe(written);
  expect(isPostcode(written)).toBe(true);
});

it('postcodes of other countries are not taken', () => {
  expect(rulesOf('GB').isPostcode('SW1A 1AA')).toBe(true);
  expect(rulesOf('GB').isPostcode('01310-100')).toBe(false);
  expect(rulesOf('BR').isPostcode('94107')).toBe(false);
  expect(rulesOf('FR').isPostcode('01310-100')).toBe(false);
});

it.each(['+55 (11) 91234-5678', '11912345678', '011912345678'])('the phone %s is read within Brazil', (typed) => {
  const brazil = rulesOf('BR');
  const digits = brazil.phone.read(typed);

  expect(digits).toBe('11912345678');
  expect(isPhoneOf(brazil, `+55${digits}`)).toBe(true);
});

it('a phone of another country has no digits within this one', () => {
  expect(nationalDigits(rulesOf('US'), '+5511912345678')).toBeNull();
  expect(nationalDigits(rulesOf('US'), '')).toBe('');
  expect(isPhoneOf(rulesOf('US'), '+1 (305) 555-0148')).toBe(true);
});
