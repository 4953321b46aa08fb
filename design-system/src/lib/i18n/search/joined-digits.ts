/** Digits with signs between them, as numbers of telephones, people, cards and places are written: `(11) 91234-5678`. */
export const groupsInText = /[+(]*\d[\d.()/\s‐‑–-]*\d/g;

/** Fewer digits are part of too many numbers to be looked for across their signs. */
const LEAST = 6;
/** Signs that nobody can type stand for joined digits, so that only whole numbers are looked for in them; those of ASCII fold quickest. */
const ZERO = 0x10;
const ASCII_ZERO = 0x30;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Letter by letter, which is several times quicker than to replace each. */
function coded(digits: string): string {
  let codes = '';
  for (let at = 0; at < digits.length; at += 1) codes += String.fromCharCode(digits.charCodeAt(at) - ASCII_ZERO + ZERO);
  return codes;
}

/** The digits of a spelling that looks for joined ones; undefined for any other. */
export function digitsLookedFor(spelling: string): string | undefined {
  const first = spelling.charCodeAt(0) - ZERO;
  if (!(first >= 0 && first <= 9)) return undefined;
  return Array.from(spelling, (letter) => String(letter.charCodeAt(0) - ZERO)).join('');
}

/** The digits of each number in a text that has signs between them, without the signs. */
export function joinedDigits(text: string): string[] {
  if (!/\d[)\s]*[-(/\s‐‑–.]\s*\d/.test(text)) return [];
  return (text.match(groupsInText) ?? [])
    .map(digitsOf)
    .filter(({ length }) => length >= LEAST)
    .map(coded);
}

/** A negative number, as accounts write it, is none of a telephone. */
const isNegative = (typed: string) => /^\([\d.]+\)$|^[\d.]+-$/.test(typed);

/** A typed number of enough digits, looked for whatever signs stand between them. */
export function joinedSpellings(typed: string): string[] {
  if (isNegative(typed)) return [];
  const digits = digitsOf(typed);
  return /^[+(]*\d[\d.()/-]*$/.test(typed) && digits.length >= LEAST ? [digits, coded(digits)] : [];
}

/** A query that is one number with blanks in it, also without the code of a country or the zero before an area. */
export function joinedQuery(query: string): string[] {
  const digits = digitsOf(query);
  if (isNegative(query) || digits.length < 8 || !/^[+(]*\d[\d.()/\s-]*$/.test(query) || !/[+()-]/.test(query))
    return [];
  const codes = query.startsWith('+') ? [1, 2, 3].map((length) => digits.slice(length)) : [];
  const others = [digits.replace(/^0+/, ''), ...codes].filter(({ length }) => length >= 8);
  return [digits, ...others].flatMap((each) => [each, coded(each)]);
}
