import { plainDigits } from '../../../lib/i18n/plain-digits.ts';
import { readDigits } from '../number-input/reading/read-number.ts';
import { digitsOf, type Mask } from './pattern-mask.ts';

const currencies = /\p{Lu}{0,3}\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

/** Numbers with groups and decimals, or with so many groups that their sign is clear, whatever the language of the page. */
const printed: readonly [decimalSign: string, form: RegExp][] = [
  [',', /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/],
  ['.', /^\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/],
];

/**
 * Whole and decimal numbers with the groups and the decimal sign of the language; the characters keep a point. What is pasted
 * may have the signs of another language where they cannot be mistaken, and the keypad's decimal key types the own one.
 */
export function numberMask(locale: string): Mask {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const decimalSign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const groups = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' });
  const own = decimalSign === ',' ? /^(?:\d{1,3}(?:\.\d{3})*|\d+)(?:,\d*)?$/ : /^(?:\d{1,3}(?:,\d{3})*|\d+)(?:\.\d*)?$/;
  return {
    read: (text) => {
      const plain = plainDigits(text);
      const bare = plain.replaceAll(/[^\d.,]/g, '');
      const sign = printed.find(([, form]) => form.test(bare))?.[0] ?? decimalSign;
      const [whole = '', ...decimals] = plain.split(sign);
      const digits = digitsOf(whole).replace(/^0+(?=\d)/, '');
      return decimals.length > 0 ? `${digits}.${digitsOf(decimals.join(''))}` : digits;
    },
    write: (characters) => {
      const [whole = '', decimals] = characters.split('.');
      const grouped = whole && groups.format(BigInt(whole));
      return decimals === undefined ? grouped : `${grouped}${decimalSign}${decimals}`;
    },
    // Without its sign, or as `12 mil`, it would be another number.
    leftOut: (text) => {
      const named = text.replaceAll(currencies, '').match(/\p{L}+|^[^\d]*[-−]/gu) ?? [];
      const isNegative = named.length === 0 && readDigits(text)?.startsWith('-');
      return isNegative ? '-' : named.map((part) => part.trim()).join(' ');
    },
    // With the signs of another language, `1234.56` would be a hundred times as much.
    whole: (text) => {
      const figures = readDigits(text);
      const bare = plainDigits(text).replaceAll(/[^\d.,]/g, '');
      if (figures === undefined || figures.startsWith('-') || own.test(bare)) return text;
      return figures.replace(/\.0$/, '').replace('.', decimalSign);
    },
    decimalSign,
    inputMode: 'decimal',
  };
}
