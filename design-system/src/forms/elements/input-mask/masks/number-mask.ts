import { plainDigits } from '../../../../lib/i18n/plain-digits.ts';
import { decimalSignOf } from '../../../../lib/numbers/decimal-sign.ts';
import { readFigures } from '../../../../lib/numbers/read-number.ts';
import { digitsOf, type Mask } from './pattern-mask.ts';

const currencies = /\p{Lu}{0,3}\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

/** A minus before the first digit. */
const minusBefore = /^[^\d]*?[-−]/;

/**
 * Whole and decimal numbers with the groups and the decimal sign of the language; the characters keep a point. What is pasted
 * may have the signs of another language where they cannot be mistaken, and the keypad's decimal key types the own one. A minus stays, and is told
 * when the field is left.
 */
export function numberMask(locale: string): Mask {
  const decimalSign = decimalSignOf(locale);
  const groups = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' });
  const own = decimalSign === ',' ? /^(?:\d{1,3}(?:\.\d{3})*|\d+)(?:,\d*)?$/ : /^(?:\d{1,3}(?:,\d{3})*|\d+)(?:\.\d*)?$/;
  return {
    read: (text) => {
      const plain = plainDigits(text);
      const [whole = '', ...decimals] = plain.split(decimalSign);
      const digits = `${minusBefore.test(plain) ? '-' : ''}${digitsOf(whole).replace(/^0+(?=\d)/, '')}`;
      return decimals.length > 0 ? `${digits}.${digitsOf(decimals.join(''))}` : digits;
    },
    write: (characters) => {
      const [, minus = '', whole = '', decimals] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(characters) ?? [];
      const grouped = minus + (whole && groups.format(BigInt(whole)));
      return decimals === undefined ? grouped : `${grouped}${decimalSign}${decimals}`;
    },
    // As `12 mil`, it would be another number, and a minus behind it belongs to a whole text alone.
    leftOut: (text) => {
      const rest = text.replaceAll(currencies, '').replace(minusBefore, '');
      return (rest.match(/\p{L}+|[-−]/gu) ?? []).join(' ');
    },
    mistakeIn: (characters) => (characters.startsWith('-') ? 'negative' : undefined),
    // With the signs of another language, `1234.56` would be a hundred times as much.
    whole: (text) => {
      const figures = readFigures(text, { decimalSign });
      if (figures === undefined || own.test(plainDigits(text).replaceAll(/[^\d.,()[\]−-]/g, ''))) return text;
      return figures.replace(/\.0$/, '').replace('.', decimalSign);
    },
    decimalSign,
    inputMode: 'decimal',
  };
}
