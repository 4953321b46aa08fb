import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEdit } from '../mask-edit.ts';
import { brazilianPhoneMask, phoneMask } from './phone-mask.ts';

const masks = {
  phone: brazilianPhoneMask(),
  american: phoneMask({ pattern: '(000) 000-0000', country: '1', exits: ['00', '011'] }),
};

describe('a telephone number', () => {
  it.each([
    '11912345678',
    '(11) 91234-5678',
    '11\u00A091234\u20115678',
    '+5511912345678',
    '+55 (11) 91234-5678',
    '+55 (0) 11 91234-5678',
    '+55 (011) 91234-5678',
    'tel:+5511912345678',
    '5511912345678',
    '005511912345678',
    '0055 11 91234-5678',
    '055 11 91234-5678',
    '011912345678',
    '(011) 91234-5678',
    '0 15 11 91234-5678',
    '0xx11 91234-5678',
  ])('%j is the mobile number, pasted and typed (BR2-13)', (text) => {
    const { phone } = masks;
    expect(phone.write(phone.read(text))).toBe('(11) 91234-5678');
    expect(phone.leftOut(text)).toBe('');

    const type = (typed: string, key: string) =>
      maskEdit(phone, { text: typed + key, caret: typed.length + 1, side: 'before' }).text;
    expect(phone.write(phone.read(Array.from(text).reduce(type, '')))).toBe('(11) 91234-5678');
  });

  it.each(['1133334444', '+55 11 3333-4444', '551133334444', '011 3333-4444', '0 21 11 3333-4444'])(
    '%j is the landline number',
    (text) => {
      const { phone } = masks;
      expect(phone.write(phone.read(text))).toBe('(11) 3333-4444');
    },
  );

  it('is the same however it is written, with any area code (BR2-13)', () => {
    const area = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
      .map((digits) => digits.join(''));
    const own = fc.oneof(fc.stringMatching(/^9[0-9]{8}$/), fc.stringMatching(/^[2-5][0-9]{7}$/));
    const writings = fc.constantFrom(
      (code: string, number: string) => masks.phone.write(code + number),
      (code: string, number: string) => `+55${code}${number}`,
      (code: string, number: string) => `+55 (${code}) ${number.slice(0, -4)}-${number.slice(-4)}`,
      (code: string, number: string) => `0055 ${code} ${number}`,
      (code: string, number: string) => `(0${code}) ${number}`,
    );
    fc.assert(
      fc.property(area, own, writings, (code, number, writeAs) => {
        const text = writeAs(code, number);
        expect([masks.phone.read(text), masks.phone.leftOut(text)]).toEqual([code + number, '']);
      }),
    );
  });

  it.each([
    '+49 1512 3456789',
    '+86 138 1234 5678',
    '0054 9 11 1234 5678',
    '+55 800 703 80201',
    '0800 703 8020',
    '800 703 8020',
    '4004-1234',
    '3003 1234',
  ])('%j stays as it is typed until the person leaves, because it does not fit (BR2-13)', (text) => {
    const type = (shown: string, key: string) =>
      maskEdit(masks.phone, { text: shown + key, caret: shown.length + 1, side: 'before' }).text;
    const shown = Array.from(text).reduce(type, '');

    expect(shown).toBe(text);
    expect(maskEdit(masks.phone, { text: shown, caret: shown.length, side: 'before' })).toMatchObject({
      characters: '',
      leftOut: text.replaceAll(/[^+\d]/g, ''),
      isDraft: true,
    });
  });

  it('has an area code that may be that of the country', () => {
    expect(masks.phone.write(masks.phone.read('55 99123-4567'))).toBe('(55) 99123-4567');
    expect(masks.phone.write(masks.phone.read('+55 55 99123-4567'))).toBe('(55) 99123-4567');
  });
});
