import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardMask, dateMask, expiryMask, maskEdit, numberMask, patternMask, timeMask } from './masks.ts';

const masks = {
  card: cardMask(),
  date: dateMask(),
  expiry: expiryMask(),
  time: timeMask(),
  cpf: patternMask('000.000.000-00'),
  letters: patternMask('AAAA AAA AAA'),
  number: numberMask('pt-BR'),
  phone: patternMask('(00) 00000-0000', { prefix: '+55' }),
};

describe('a mask', () => {
  it.each([
    ['card', '4111111111111111', '4111 1111 1111 1111'],
    ['card', '378282246310005', '3782 822463 10005'],
    ['card', '30569309025904', '3056 930902 5904'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['letters', 'em2041lisb', 'EM20 41L ISB'],
    ['phone', '11987654321', '(11) 98765-4321'],
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
    ['cpf', '5299822472599', '529.982.247-25'],
  ] as const)('%s takes from what is pasted only what counts: %j', (name, pasted, shown) => {
    const mask = masks[name];

    expect(mask.write(mask.read(pasted))).toBe(shown);
  });

  it.each(Object.keys(masks) as (keyof typeof masks)[])('%s reads back what it wrote', (name) => {
    const mask = masks[name];
    fc.assert(
      fc.property(fc.string(), (text) => {
        const characters = mask.read(text);
        expect(mask.read(mask.write(characters))).toBe(characters);
      }),
    );
  });

  it.each([
    ['date', '20261121', '2026-11-21'],
    ['date', '20261345', '2026-1'],
    ['date', '20260031', '2026-03-1'],
    ['date', '20260229', '2026-02-2'],
    ['date', '20280229', '2028-02-29'],
    ['date', '20261131', '2026-11-3'],
    ['date', '20261230', '2026-12-30'],
    ['expiry', '0928', '09/28'],
    ['expiry', '1399', '1'],
    ['expiry', '0012', '01/2'],
    ['time', '160509', '16:05:09'],
    ['time', '256199', '21'],
    ['time', '240000', '20:00:0'],
    ['time', '235959', '23:59:59'],
  ] as const)('%s makes nothing of %j that does not exist, but %j', (name, typed, shown) => {
    const mask = masks[name];

    expect(mask.write(mask.read(typed))).toBe(shown);
  });

  it('writes what is between only when the next character comes, so that it can be deleted', () => {
    expect(masks.cpf.write('529')).toBe('529');
    expect(masks.cpf.write('5299')).toBe('529.9');
  });
});

describe('the caret', () => {
  it('stays where the person types, in the middle too', () => {
    expect(maskEdit(masks.cpf, { text: '5X29.982', caret: 2, side: 'before' }).caret).toBe(1);
    expect(maskEdit(masks.cpf, { text: '5029.982', caret: 2, side: 'before' })).toEqual({
      characters: '5029982',
      text: '502.998.2',
      caret: 2,
    });
  });

  it('follows the end', () => {
    expect(maskEdit(masks.cpf, { text: '5299', caret: 4, side: 'before' })).toEqual({
      characters: '5299',
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
      fc.property(fc.constantFrom(...Object.values(masks)), fc.string(), fc.nat(30), (mask, text, at) => {
        const edit = maskEdit(mask, { text, caret: Math.min(at, text.length), side: 'after' });
        expect(edit.caret).toBeGreaterThanOrEqual(0);
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      }),
    );
  });
});
