import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPastedCode } from './code-in.ts';

it.each([
  '123456',
  '123 456',
  '123-456',
  '123–456',
  '1 2 3 4 5 6',
  'Your code is 123456',
  'Seu código: 123-456. Vale por 10 minutos.',
  '123 456 - 2 of 3',
  '１２３４５６',
  '١٢٣٤٥٦',
  '۱۲۳۴۵۶',
  'Your code: 123456.',
])('%j gives its code (XL-01)', (text) => {
  expect(readPastedCode(text, '99', 6)).toEqual({ code: '123456' });
});

it.each([
  ['12345678', { kind: 'wrong length', length: 6, pasted: 8 }],
  ['123456 or 654321', { kind: 'wrong length', length: 6, pasted: 12 }],
  ['no digit', { kind: 'wrong length', length: 6, pasted: 0 }],
  ['12345', { kind: 'no room', length: 6, joined: 7 }],
  ['1234', undefined],
  ['1234567', { kind: 'wrong length', length: 6, pasted: 7 }],
])('%j gives none beside two digits (XL-01)', (text, result) => {
  expect(readPastedCode(text, '99', 6)).toEqual(result);
});

it('a code is found in any message without other digits', () => {
  const words = fc.string().map((text) => text.normalize('NFKC').replaceAll(/\d/g, ''));
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{6}$/), words, words, (code, before, after) => {
      expect(readPastedCode(`${before}${code}${after}`, '', 6)).toEqual({ code });
    }),
  );
});
