const arabicDigits = (digit: number) => String.fromCharCode(0x660 + digit, 0x6f0 + digit);

/** Letters that people type, with others that are written so: those that Unicode does not take apart, and signs that text programs set. */
const likes = {
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
  th: 'þ',
  a: 'ⱥ',
  b: 'ƀɓƃ',
  c: 'ƈȼ',
  d: 'đðɖɗƌȡ',
  e: 'əɛǝɇ',
  f: 'ƒ',
  g: 'ǥɠɡ',
  h: 'ħ',
  i: 'ıɨɩɪ',
  j: 'ȷɉ',
  k: 'ĸƙ',
  l: 'łƚȴ',
  n: 'ŋɲƞȵ',
  o: 'øɔɵ',
  p: 'ƥ',
  q: 'ɋ',
  r: 'ɍ',
  t: 'ŧƭʈȶⱦ',
  u: 'ʉʊ',
  v: 'ʋ',
  x: '×',
  y: 'ƴɏ',
  z: 'ƶȥʒ',
  σ: 'ς',
  // Letters that Arabic keyboards of two countries write apart, and the two rows of digits.
  ا: '\u0671',
  ي: '\u0649\u06cc',
  ك: '\u06a9',
  ه: '\u0629',
  ...Object.fromEntries(Array.from('0123456789', (digit, at) => [digit, arabicDigits(at)])),
  "'": '‘’‚‛ʼʻ′',
  '"': '“”„‟«»″',
  '-': '‐‑‒–—―−',
  '/': '⁄',
  '': '·\u0640',
};

const keys = new Map(Object.entries(likes).flatMap(([key, many]) => Array.from(many, (like) => [like, key] as const)));
const untyped = new RegExp(`[${[...keys.keys()].join('')}]`, 'gu');
/** An accent that stands alone is typed for an apostrophe. */
const loneAccents = /[`´\u1fef\u1ffd\uff40]/g;
// Engines test a range several times quicker than a property, and most letters are in the range.
const unseen = /(?![\0-\x7f])[\p{M}\p{Cf}]/gu;

/** Letters beyond ASCII that stand together, and the accent of ASCII. */
const beyondAscii = /[^\0-\x5f\x61-\x7f]+/g;
/** The same few stand in most texts. */
const known = new Map<string, string>();
const MOST_KNOWN = 2000;
const LONGEST_KNOWN = 3;

/**
 * How people compare words: neither case, accents, strokes through letters nor invisible characters count, and ß is ss, æ is
 * ae, ø is o, and digits are digits in every script. So "sao" finds "São Paulo", and "lodz" finds "Łódź".
 */
export function fold(text: string): string {
  // Each letter folds alone. Only letters beyond ASCII are taken apart: that takes many times as long as the case.
  return text.replace(beyondAscii, foldLetters).toLowerCase();
}

function foldLetters(letters: string): string {
  if (letters.length > LONGEST_KNOWN) return takenApart(letters);
  let folded = known.get(letters);
  if (folded === undefined) {
    folded = takenApart(letters);
    if (known.size < MOST_KNOWN) known.set(letters, folded);
  }
  return folded;
}

const takenApart = (letters: string): string =>
  letters
    .replace(loneAccents, "'")
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(untyped, (letter) => keys.get(letter) ?? letter);
