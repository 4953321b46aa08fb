import { plainNumbers } from '../../numbers/plain-numbers.ts';

/** A number with its separators, and the unit behind it: `39.709,88`, `12,5 %`, `1,5 GB`. */
export const numberInText = /(\d(?:[\d.,'’]*\d)?)(?:\s?(%|\p{L}{1,3}(?![\p{L}\d])))?/gu;

/** A separator that stands between digits; a blank separates only where it does not break a line. */
export const hasSeparators = (text: string): boolean => /\d[.,'’\u00a0\u202f\u2009]\d/.test(text);

/** Blanks that group digits, as French and scientific texts have them, are one more sign of groups. */
export const withGroupSigns = (text: string): string =>
  text.replaceAll(/(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/g, '’');

const currency = String.raw`(?:\p{Lu}{0,3}\p{Sc}\p{Lu}{0,3}|\p{Lu}{3})\s?`;
const signBefore = new RegExp(String.raw`(?:^|[^\d\p{L}])[-−]\s?(?:${currency})?$`, 'u');
const bracketBefore = new RegExp(String.raw`\(\s?(?:${currency})?$`, 'u');

/** Whether the number at a place of a text is negative: a minus before or behind it, or brackets as in accounts. */
export function isNegativeAt(text: string, from: number, to: number): boolean {
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  if (signBefore.test(before) || /^[-−](?![\d\p{L}])/u.test(behind)) return true;
  return bracketBefore.test(before) && /^\s?\)/.test(behind);
}

/** A typed number in its other spellings: `(1.234)` and `1.234-` are -1234, `12,5%` is 12.5%, `5gb` is 5 gb. */
export function numberSpellings(typed: string): string[] {
  const [, inBrackets, trailed] = /^(?:\((\d[\d.,'’]*[.,'’]\d+|\d{4,})\)|(\d[\d.,'’]*)-)$/.exec(typed) ?? [];
  const bare = inBrackets ?? trailed;
  if (bare !== undefined) return plainNumbers(`-${bare}`);
  const [, number = '', unit = ''] = /^([-+]?\d[\d.,'’]*)(%|\p{L}{1,3})$/u.exec(typed) ?? [];
  if (!unit) return plainNumbers(typed);
  return [`${number} ${unit}`, ...plainNumbers(number).map((plain) => plain + unit)];
}
