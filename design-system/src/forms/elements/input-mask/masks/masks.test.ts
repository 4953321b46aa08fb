import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEdit } from '../mask-edit.ts';
import { typeInto } from './masks.testing.ts';
import { cardMask, expiryMask } from './card-masks.ts';
import { dateMask, timeMask } from './masks.ts';
import { type Mask, patternMask } from './pattern-mask.ts';
import { numberMask } from './number-mask.ts';
import { phonesTaken } from './phone.takes.ts';
import { brazilianPhoneMask, phoneMask } from './phone-mask.ts';

const masks = {
  card: cardMask(),
  date: dateMask(),
  expiry: expiryMask(),
  time: timeMask(),
  cpf: patternMask('000.000.000-00'),
  letters: patternMask('AAAA AAA AAA'),
  number: numberMask('pt-BR'),
  phone: brazilianPhoneMask(),
  american: phoneMask({ pattern: '(000) 000-0000', country: '1', exits: ['00', '011'] }),
  english: numberMask('en'),
};

/** Whatever people paste, and above all what looks like a number or a date. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789+-:/., ()')) }),
  fc.stringMatching(/^\+?(?:1|55)?[0-9]{8,13}$/),
);

const today = new Date(2026, 10, 21);

describe('a mask', () => {
  it.each([
    ['card', '4111111111111111', '4111 1111 1111 1111'],
    ['card', '378282246310005', '3782 822463 10005'],
    ['card', '30569309025904', '3056 930902 5904'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['letters', 'em2041lisb', 'EM20 41L ISB'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['phone', '1134567890', '(11) 3456-7890'],
    ['number', '1234567,89', '1.234.567,89'],
    ['number', '0012', '12'],
  ] as const)('%s writes %j as %j', (name, typed, shown) => {
    const mask = masks[name];

    expect(mask.write(mask.read(typed))).toBe(shown);
  });

  it.each([
    ['cpf', ' CPF 529.982.247-25 ', '529.982.247-25'],
    ['card', '4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
    ['phone', '5511987654321', '(11) 98765-4321'],
    ['american', '13055550148', '(305) 555-0148'],
    ['american', '+1 305 555-0148', '(305) 555-0148'],
    ['cpf', '5299822472599', '529.982.247-25'],
  ] as const)('%s takes from what is pasted only what counts: %j', (name, pasted, shown) => {
    const mask = masks[name];

    expect(mask.write(mask.read(pasted))).toBe(shown);
  });

  it.each([
    ['english', '1.234.567,89', '1,234,567.89'],
    ['english', 'R$ 1.234,50', '1,234.50'],
    ['english', '1.234.567', '1,234,567'],
    ['english', '1.234', '1.234'],
    ['number', '1,234,567.89', '1.234.567,89'],
    ['number', '8,165', '8,165'],
    ['english', '8,165', '8,165'],
    ['english', '8.165', '8.165'],
    ['number', '1234.56', '1.234,56'],
    ['number', '12.5', '12,5'],
    ['number', '1.234', '1.234'],
    ['english', '1234,56', '1,234.56'],
    ['english', '1,234', '1,234'],
    ['number', '١٢٣٤', '1.234'],
    // A minus is kept, and told when the field is left.
    ['number', '-1.234', '-1.234'],
    ['number', '1.234-', '-1.234'],
    ['number', '(1.234)', '-1.234'],
    ['number', 'R$ -1,234.50', '-1.234,50'],
    ['time', '2:05 PM', '14:05'],
    ['time', '12:05:09 a.m.', '00:05:09'],
    ['time', '2 pm', '14:00'],
    ['expiry', '2028-09', '09/28'],
    ['expiry', '2028/9', '09/28'],
    ['expiry', '092028', '09/28'],
    ['expiry', '202809', '09/28'],
    ['expiry', '28/09', '09/28'],
    ['expiry', '202912', '12/29'],
    ['expiry', 'set/2028', '09/28'],
    ['expiry', 'Sep 28', '09/28'],
    ['cpf', '５２９.９８２.２４７-２５', '529.982.247-25'],
    ['phone', '＋５５ ١١ ٩١٢٣٤-٥٦٧٨', '(11) 91234-5678'],
    ['letters', 'ißb', 'IßB'],
  ] as const)('%s takes %j as %j when it is pasted', (name, pasted, shown) => {
    const edit = maskEdit(masks[name], { text: pasted, caret: pasted.length, side: 'before', isWhole: true });

    expect(edit).toMatchObject({ text: shown, leftOut: '' });
  });

  it.each(Object.keys(masks) as (keyof typeof masks)[])('%s reads back what it wrote', (name) => {
    const mask = masks[name];
    fc.assert(
      fc.property(anyText, (text) => {
        const characters = mask.read(text);
        expect(mask.read(mask.write(characters))).toBe(characters);
      }),
    );
  });

  it.each([
    ['date', '20261121', '2026-11-21'],
    ['date', '20280229', '2028-02-29'],
    ['date', '20261230', '2026-12-30'],
    ['expiry', '0928', '09/28'],
    ['expiry', '1229', '12/29'],
    ['time', '160509', '16:05:09'],
    ['time', '235959', '23:59:59'],
  ] as const)('%s takes %j as %j, without a mistake', (name, typed, shown) => {
    const mask: Mask = masks[name];
    const characters = mask.read(typed);

    expect(mask.write(characters)).toBe(shown);
    expect(mask.mistakeIn?.(characters, today)).toBeUndefined();
  });

  it.each([
    ['time', '9:05:00', '09:05:00'],
    ['time', '9h5', '09:5'],
    ['date', '2026-2-3', '2026-02-03'],
    ['date', '2026/3/2', '2026-03-2'],
    ['expiry', '9/28', '09/28'],
    ['expiry', '09/2028', '09/28'],
  ] as const)('%s fills a group that a sign ends: %j', (name, pasted, shown) => {
    const mask = masks[name];

    expect(mask.write(mask.read(pasted))).toBe(shown);
    expect(mask.leftOut(pasted)).toBe('');
  });

  it.each([
    ['american', '+13055550148', '(305) 555-0148'],
    ['american', '13055550148', '(305) 555-0148'],
    ['phone', '+55 11 98765-4321', '(11) 98765-4321'],
    ['phone', '5511987654321', '(11) 98765-4321'],
    ['time', '9:05:09', '09:05:09'],
    ['time', '9:5:', '09:05'],
    ['date', '2026-2-3', '2026-02-03'],
    ['expiry', '9/2028', '09/28'],
  ] as const)('%s writes %j as it does when it is typed key by key', (name, typed, shown) => {
    expect(typeInto(masks[name], typed)).toBe(shown);
  });

  it.each([
    ['cpf', '5299822472599', '99'],
    ['date', '31/12/2026', '122026'],
    ['american', '+1 (305) 555-01489', '9'],
    ['cpf', 'CPF 529.982.247-25', ''],
    ['phone', '+55 11 91234-56789', '9'],
    ['phone', '+1 305 555-0148', '+13055550148'],
    ['phone', '11 91234-5678 / 11 3333-4444', '1133334444'],
    ['expiry', '09/28/2026', '2026'],
    ['number', '12-', '-'],
    ['number', '-12', ''],
    ['number', '-12 mil', 'mil'],
    ['phone', '0800 703 8020', '08007038020'],
    ['phone', '800 703 8020', '8007038020'],
    ['phone', '55 800 703 8020', '558007038020'],
    ['phone', '+55 800 703 8020', '+558007038020'],
    ['number', '12 mil', 'mil'],
    ['number', 'R$ 1.234,50', ''],
    ['english', '1,234.50 USD', ''],
  ] as const)('%s tells what of %j finds no place: %j', (name, pasted, leftOut) => {
    expect(masks[name].leftOut(pasted)).toBe(leftOut);
  });

  it.each(['date', 'time', 'cpf', 'letters'] as const)('%s loses nothing without telling', (name) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const counting = Array.from(text.toLocaleUpperCase()).filter((each) =>
          (name === 'letters' ? /[\p{L}\d]/u : /\d/).test(each),
        );
        const zeros = masks[name].read(text).length + masks[name].leftOut(text).length - counting.length;
        expect(zeros).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('writes what is between only when the next character comes, so that it can be deleted', () => {
    expect(masks.cpf.write('529')).toBe('529');
    expect(masks.cpf.write('5299')).toBe('529.9');
  });
});

describe('the caret', () => {
  it('ends no group by the signs behind it, so that a digit can be deleted and no other goes', () => {
    expect(maskEdit(masks.time, { text: '1:05:09', caret: 1, side: 'before' })).toMatchObject({
      text: '10:50:9',
      caret: 1,
    });
    expect(maskEdit(masks.time, { text: '6:05:09', caret: 0, side: 'after' }).text).toBe('60:50:9');
    expect(maskEdit(masks.date, { text: '20-26-11-21', caret: 3, side: 'before' }).text).toBe('2026-11-21');
  });

  it('stays where the person types, in the middle too', () => {
    expect(maskEdit(masks.cpf, { text: '5X29.982', caret: 2, side: 'before' }).caret).toBe(1);
    expect(maskEdit(masks.cpf, { text: '5029.982', caret: 2, side: 'before' })).toEqual({
      characters: '5029982',
      leftOut: '',
      text: '502.998.2',
      caret: 2,
    });
  });

  it('follows the end', () => {
    expect(maskEdit(masks.cpf, { text: '5299', caret: 4, side: 'before' })).toEqual({
      characters: '5299',
      leftOut: '',
      text: '529.9',
      caret: 5,
    });
  });

  it('gets past what is between in both directions', () => {
    expect(maskEdit(masks.cpf, { text: '529982', caret: 3, side: 'before' }).caret).toBe(3);
    expect(maskEdit(masks.cpf, { text: '529982', caret: 3, side: 'after' }).caret).toBe(4);
  });

  it('always stands within the text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(masks)), anyText, fc.nat(30), (mask, text, at) => {
        const edit = maskEdit(mask, { text, caret: Math.min(at, text.length), side: 'after' });
        expect(edit.caret).toBeGreaterThanOrEqual(0);
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      }),
    );
  });
});

it.each(phonesTaken)('its page is right about $becomes', ({ forms, becomes }) => {
  expect(forms.map((text) => masks.phone.write(masks.phone.read(text)))).toEqual(forms.map(() => becomes));
});
