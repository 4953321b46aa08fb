import { leastOf } from '../../../lib/extent.ts';
import { fold } from '../../../lib/i18n/search/fold.ts';
import { hasWords, type SearchWord } from '../../../lib/i18n/search/search-words.ts';
import { placeIn, type Spelling } from '../../../lib/i18n/search/spelled-out.ts';

/** The texts of a row: those of each value in full, or without what only digits find. */
export type TextsOf = (row: number, by: SearchedBy) => readonly string[];

type SearchedBy = 'letters' | 'digits';

export interface SearchIndex {
  /** Reads all rows for words before somebody asks; it may rest after each portion. */
  prepare: () => Generator<undefined, void>;
  /** Marks the rows of a portion in which every word stands, and reads them first when nobody has asked about them yet. */
  mark: (words: readonly SearchWord[], portion: number, found: Uint8Array) => void;
}

/** So many rows are looked through before the work may rest. */
export const PORTION = 500;

interface Portion {
  /** The folded texts of its rows, one after another. */
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
export function createSearchIndex(count: number, textsOf: TextsOf): SearchIndex {
  const portions: Record<SearchedBy, Portion[]> = { letters: [], digits: [] };
  const portionOf = (index: number, by: SearchedBy) =>
    (portions[by][index] ??= readPortion(index, count, (row) => textsOf(row, by)));

  return {
    *prepare() {
      for (let index = 0; index * PORTION < count; index += 1) {
        portionOf(index, 'letters');
        yield;
      }
    },
    mark(words, index, found) {
      const [rarest = [], ...others] = words.toSorted((a, b) => shortest(b) - shortest(a));
      const from = index * PORTION;
      const portion = portionOf(index, words.every(isOfLetters) ? 'letters' : 'digits');
      const mark = (row: number, start: number, end: number) => {
        if (others.length === 0 || hasWords(portion.text.slice(start, end), others)) found[from + row] = 1;
      };
      for (const spelling of rarest) forEachHit(portion, spelling, mark);
    },
  };
}

/** Whether a word cannot be found in what a number is besides its text: it has letters, and no digit in any spelling. */
const isOfLetters = (word: SearchWord) =>
  word.every((spelling) => {
    const letters = typeof spelling === 'string' ? spelling : spelling.source;
    return /\p{L}/u.test(letters) && !/\d/.test(letters);
  });

/** To fold one long text is many times quicker than to fold many short ones. */
function readPortion(index: number, count: number, textsOf: (row: number) => readonly string[]): Portion {
  const from = index * PORTION;
  const rows = Math.min(PORTION, count - from);
  let raw = '';
  for (let row = from; row < from + rows; row += 1) raw += textsOf(row).join(VALUE_END) + ROW_END;
  const text = fold(raw);

  const ends = new Uint32Array(rows);
  let end = 0;
  for (let row = 0; row < rows; row += 1) ends[row] = end = text.indexOf(ROW_END, end) + 1;
  return { text, ends };
}

/** Long words are in few rows. */
const shortest = (word: SearchWord) =>
  leastOf(word.map((spelling) => (typeof spelling === 'string' ? spelling.length : Infinity)));

/** Calls once for each row in which the word stands, with where its text is. */
function forEachHit(
  { text, ends }: Portion,
  word: Spelling,
  hit: (row: number, start: number, end: number) => void,
): void {
  let row = 0;
  let place = placeIn(text, word);
  while (place) {
    while ((ends[row] ?? Number.POSITIVE_INFINITY) <= place[0]) row += 1;
    const start = row > 0 ? (ends[row - 1] ?? 0) : 0;
    const end = ends[row] ?? text.length;
    hit(row, start, end);
    place = placeIn(text, word, end);
  }
}
