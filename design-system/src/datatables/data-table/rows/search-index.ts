import { leastOf } from '../../../lib/extent.ts';
import { fold } from '../../../lib/i18n/search/fold.ts';
import { hasWords, type SearchWord } from '../../../lib/i18n/search/search-words.ts';
import { placeIn, type Spelling } from '../../../lib/i18n/search/spelled-out.ts';

/** The texts of a row: those of its values, and those besides that only digits find. */
export interface RowTexts {
  letters: (row: number) => readonly string[];
  digits: (row: number) => readonly string[];
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

interface Portion {
  /** Whether they have what only digits find; words are found in either. */
  hasDigits: boolean;
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
export function createSearchIndex(count: number, texts: RowTexts): SearchIndex {
  const portions: Portion[] = [];
  const portionOf = (index: number) => (portions[index] ??= readPortion(rowsOf(index, count), texts));
  const wholePortionOf = (index: number) => {
    const portion = portionOf(index);
    return portion.hasDigits ? portion : (portions[index] = withDigits(portion, rowsOf(index, count), texts));
  };
  const readBy = (read: (index: number) => Portion) =>
    function* reading() {
      for (let index = 0; index * PORTION < count; index += 1) {
        read(index);
        yield;
      }
    };

  return {
    prepare: readBy(portionOf),
    prepareDigits: readBy(wholePortionOf),
    mark(words, index, found) {
      const [rarest = [], ...others] = words.toSorted((a, b) => shortest(b) - shortest(a));
      const from = index * PORTION;
      const portion = words.every(isOfLetters) ? portionOf(index) : wholePortionOf(index);
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

/** The rows of a portion: from one up to another. */
function rowsOf(index: number, count: number): { from: number; to: number } {
  const from = index * PORTION;
  return { from, to: Math.min(from + PORTION, count) };
}

type Rows = ReturnType<typeof rowsOf>;

const readPortion = (rows: Rows, { letters }: RowTexts): Portion => ({ hasDigits: false, ...foldRows(rows, letters) });

/** The letters are read and folded already; a second text for digits would need as much memory again. */
function withDigits(portion: Portion, rows: Rows, { digits }: RowTexts): Portion {
  const added = foldRows(rows, digits);
  const ends = new Uint32Array(portion.ends.length);
  let text = '';
  for (let row = 0; row < ends.length; row += 1) {
    const digitsOfRow = added.text.slice(startOf(added, row), added.ends[row]);
    text +=
      portion.text.slice(startOf(portion, row), (portion.ends[row] ?? 0) - ROW_END.length) + VALUE_END + digitsOfRow;
    ends[row] = text.length;
  }
  return { hasDigits: true, text, ends };
}

/** To fold one long text is many times quicker than to fold many short ones. */
function foldRows({ from, to }: Rows, textsOf: (row: number) => readonly string[]): Pick<Portion, 'text' | 'ends'> {
  let raw = '';
  for (let row = from; row < to; row += 1) raw += textsOf(row).join(VALUE_END) + ROW_END;
  const text = fold(raw);

  const ends = new Uint32Array(to - from);
  let end = 0;
  for (let row = 0; row < ends.length; row += 1) ends[row] = end = text.indexOf(ROW_END, end) + 1;
  return { text, ends };
}

const startOf = ({ ends }: Pick<Portion, 'ends'>, row: number) => (row > 0 ? (ends[row - 1] ?? 0) : 0);

/** Long words are in few rows. */
const shortest = (word: SearchWord) =>
  leastOf(word.map((spelling) => (typeof spelling === 'string' ? spelling.length : Infinity)));

/** Calls once for each row in which the word stands, with where its text is. */
function forEachHit(portion: Portion, word: Spelling, hit: (row: number, start: number, end: number) => void): void {
  const { text, ends } = portion;
  let row = 0;
  let place = placeIn(text, word);
  while (place) {
    while ((ends[row] ?? Number.POSITIVE_INFINITY) <= place[0]) row += 1;
    const end = ends[row] ?? text.length;
    hit(row, startOf(portion, row), end);
    place = placeIn(text, word, end);
  }
}
