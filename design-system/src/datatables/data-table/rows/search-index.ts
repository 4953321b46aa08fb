import { leastOf } from '../../../lib/extent.ts';
import { fold } from '../../../lib/i18n/search/fold.ts';
import { hasWords, type SearchWord } from '../../../lib/i18n/search/search-words.ts';
import { hasSuchLetters, placeIn, type Spelling, withSpellings } from '../../../lib/i18n/search/spelled-out.ts';

/** Reads one text of a row. */
type Read = (row: number) => string;

/** The texts of the rows: those of their values, and those besides that only digits find. */
export interface RowTexts {
  letters: readonly Read[];
  digits: readonly Read[];
}

export interface SearchIndex {
  /** Reads all rows for words before somebody asks; it may rest after each portion. */
  prepare: () => Generator<undefined, void>;
  /** The same for numbers and days, which takes longer and is asked for less often. */
  prepareDigits: () => Generator<undefined, void>;
  /** Marks the rows of a portion in which every word stands, and reads them first when nobody has asked about them yet. */
  mark: (words: readonly SearchWord[], portion: number, found: Uint8Array) => void;
}

/** So many rows are looked through before the work may rest. */
export const PORTION = 500;

/** The folded texts of the rows of a portion, one after another. */
interface Texts {
  text: string;
  /** The end of each row's text. */
  ends: Uint32Array;
}

/** Between the values of a row, and after it: nobody types them. */
const VALUE_END = '\n';
const ROW_END = '\r';

/**
 * The texts of all rows, kept as few long ones: to look through those is many times quicker than through many short ones, and
 * they need no memory beyond their letters.
 */
export function createSearchIndex(count: number, { letters, digits }: RowTexts): SearchIndex {
  const lettersOf = portionsOf(count, letters);
  const digitsOf = portionsOf(count, digits);
  const readBy = (read: (index: number) => Texts) =>
    function* reading() {
      for (let index = 0; index * PORTION < count; index += 1) {
        read(index);
        yield;
      }
    };

  return {
    prepare: readBy(lettersOf),
    prepareDigits: readBy(digitsOf),
    mark(words, index, found) {
      const [rarest = [], ...others] = words.toSorted((a, b) => shortest(b) - shortest(a));
      const from = index * PORTION;
      const texts = words.every(isOfLetters) ? [lettersOf(index)] : [lettersOf(index), digitsOf(index)];
      const mark = (row: number) => {
        const isFound = others.every((word) => texts.some((each) => hasWords(textOf(each, row), [word])));
        if (isFound) found[from + row] = 1;
      };
      for (const spelling of rarest) for (const each of texts) forEachHit(each, spelling, mark);
    },
  };
}

/** Whether a word cannot be found in what a number is besides its text: it has letters, and no digit in any spelling. */
const isOfLetters = (word: SearchWord) =>
  word.every((spelling) => {
    const letters = typeof spelling === 'string' ? spelling : spelling.source;
    return /\p{L}/u.test(letters) && !/\d/.test(letters);
  });

/** Reads portions of the rows, each once. */
function portionsOf(count: number, reads: readonly Read[]): (index: number) => Texts {
  const portions: Texts[] = [];
  return (index) => {
    const from = index * PORTION;
    return (portions[index] ??= readRows({ from, to: Math.min(from + PORTION, count) }, reads));
  };
}

/** To join and fold one long text is many times quicker than many short ones. */
function readRows({ from, to }: { from: number; to: number }, reads: readonly Read[]): Texts {
  const texts: string[] = [];
  for (let row = from; row < to; row += 1) {
    for (const read of reads) texts.push(read(row));
    texts.push(ROW_END);
  }
  const joined = texts.join(VALUE_END);
  const text = fold(hasSuchLetters(joined) ? texts.map(withSpellings).join(VALUE_END) : joined);

  const ends = new Uint32Array(to - from);
  let end = 0;
  for (let row = 0; row < ends.length; row += 1) ends[row] = end = text.indexOf(ROW_END, end) + 1;
  return { text, ends };
}

const startOf = ({ ends }: Texts, row: number) => (row > 0 ? (ends[row - 1] ?? 0) : 0);
const textOf = (texts: Texts, row: number) => texts.text.slice(startOf(texts, row), texts.ends[row]);

/** Long words are in few rows. */
const shortest = (word: SearchWord) =>
  leastOf(word.map((spelling) => (typeof spelling === 'string' ? spelling.length : Infinity)));

/** Calls once for each row in which a spelling stands. */
function forEachHit({ text, ends }: Texts, spelling: Spelling, hit: (row: number) => void): void {
  let row = 0;
  let place = placeIn(text, spelling);
  while (place) {
    while ((ends[row] ?? Number.POSITIVE_INFINITY) <= place[0]) row += 1;
    hit(row);
    place = placeIn(text, spelling, ends[row] ?? text.length);
  }
}
