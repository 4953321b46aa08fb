import { describe, expect, it } from 'vitest';
import { readNumber } from '../../lib/numbers/read-number.ts';
import { maskEdit } from './input-mask/mask-edit.ts';
import { cardMask, expiryMask } from './input-mask/masks/card-masks.ts';
import { dateMask, timeMask } from './input-mask/masks/masks.ts';
import { numberMask } from './input-mask/masks/number-mask.ts';
import { type Mask, patternMask } from './input-mask/masks/pattern-mask.ts';
import { brazilianPhoneMask } from './input-mask/masks/phone-mask.ts';
import { parseAmount } from './number-input/money.ts';
import { readPastedCode } from './one-time-code/code-in.ts';
import { readPasted, readPastedDay, readPastedTime } from './pickers/dates/read-pasted.ts';
import { listParts } from './select/choices/list-parts.ts';

const masked = (mask: Mask) => (text: string) => {
  const edit = maskEdit(mask, { text, caret: text.length, side: 'before', isWhole: true });
  return { text: edit.text, leftOut: edit.leftOut };
};

/** The readers of fields, each with a text that they take. */
const readers: Record<string, [plain: string, read: (text: string) => unknown]> = {
  'a card': ['4111 1111 1111 1111', masked(cardMask())],
  'a day of figures': ['2026-11-21', masked(dateMask())],
  'an expiry date': ['09/28', masked(expiryMask())],
  'a time of figures': ['16:05:09', masked(timeMask())],
  'a CPF': ['529.982.247-25', masked(patternMask('000.000.000-00'))],
  'a code of letters': ['EM20 41L ISB', masked(patternMask('AAAA AAA AAA'))],
  'a grouped number': ['1.234,56', masked(numberMask('pt-BR'))],
  'a telephone': ['+55 (11) 98765-4321', masked(brazilianPhoneMask())],
  'a code from a message': ['123 456', (text) => readPastedCode(text, '', 6)],
  'a day': ['21/11/2026', readPastedDay],
  'a day in words': ['21 nov. 2026', readPastedDay],
  'a day and a time': ['21/11/2026 14:05', readPasted],
  'a time': ['14:05', readPastedTime],
  'a word': ['café', listParts],
  'several words': ['avô; avó, café', listParts],
  'an amount': ['R$ 1.234,56', (text) => parseAmount(text, 'BRL')],
  'a negative number': ['-12,5', (text) => readNumber(text)],
};

const inFullWidth = (text: string, signs: RegExp) =>
  text.replaceAll(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** The same text as pages, sheets, messages and keyboards of other scripts hand it over. */
const copies: Record<string, (text: string) => string> = {
  'no-break spaces around it': (text) => `\u00A0${text}\u00A0`,
  'no-break spaces in it': (text) => text.replaceAll(' ', '\u00A0'),
  'narrow no-break spaces in it': (text) => text.replaceAll(' ', '\u202F'),
  'line breaks around it': (text) => `\r\n${text}\r\n`,
  'a line separator behind it': (text) => `${text}\u2028`,
  'tabs around it': (text) => `\t${text}\t`,
  'a mark of bytes': (text) => `\uFEFF${text}`,
  'word joiners around it': (text) => `\u2060${text}\u2060`,
  'blanks without width between all signs': (text) => Array.from(text).join('\u200B'),
  'a soft hyphen': (text) => `${text.slice(0, 2)}\u00AD${text.slice(2)}`,
  'marks of direction': (text) => `\u200E${text}\u200F`,
  'an embedded direction': (text) => `\u202A${text}\u202C`,
  'an isolated direction': (text) => `\u2068${text}\u2069`,
  'no-break hyphens': (text) => text.replaceAll('-', '\u2011'),
  'a minus sign': (text) => text.replaceAll('-', '\u2212'),
  'digits of full width': (text) => inFullWidth(text, /\d/g),
};

describe.each(Object.entries(readers))('a field takes %s', (name, [plain, read]) => {
  it.each(Object.entries(copies))('with %s as without', (_, copy) => {
    expect(read(copy(plain))).toEqual(read(plain));
  });
});

// A word of full width is a word of its own.
it.each(Object.entries(readers).filter(([name]) => !/ words?$/.test(name) || name.startsWith('a day')))(
  'a field takes %s with all signs in full width as without',
  (_, [plain, read]) => {
    expect(read(inFullWidth(plain, /[!-~]/g))).toEqual(read(plain));
  },
);

it('the plain texts are read', () => {
  const read = Object.fromEntries(Object.entries(readers).map(([name, [plain, reader]]) => [name, reader(plain)]));
  expect(read).toMatchObject({
    'a day of figures': { text: '2026-11-21', leftOut: '' },
    'a telephone': { text: '(11) 98765-4321', leftOut: '' },
    'a code from a message': { code: '123456' },
    'a day': { day: '2026-11-21' },
    'a day and a time': '2026-11-21T14:05',
    'several words': ['avô', 'avó', 'café'],
    'an amount': 1234.56,
    'a negative number': { figures: '-12.5' },
  });
});
