import type { CellValue } from '../../../lib/files/spreadsheet-safe.ts';
import type { ColumnFilter } from '../data-table.types.ts';
import { fold } from '../../../lib/i18n/search/fold.ts';
import { hasWords, searchWord, searchWords } from '../../../lib/i18n/search/search-words.ts';
import { withSpellings } from '../../../lib/i18n/search/spelled-out.ts';
import { PORTION, type SearchIndex } from './search-index.ts';

export interface Narrowing {
  /** How many rows there are. */
  count: number;
  search: string;
  index: SearchIndex;
  /** The filters of the columns, with the value of the column in each row. */
  filters: readonly { filter: ColumnFilter; valueOf: (row: number) => CellValue }[];
}

/** Finds the rows that have every typed word and pass every filter; 1 for each that does. It may rest after each portion. */
export function* findRows({ count, search, index, filters }: Narrowing): Generator<undefined, Uint8Array> {
  const found = new Uint8Array(count);
  const words = searchWords(search);
  const tests = filters.map(({ filter, valueOf }) => {
    const passes = testOf(filter);
    return (row: number) => passes(valueOf(row));
  });
  for (let from = 0; from < count; from += PORTION) {
    const to = Math.min(from + PORTION, count);
    if (words.length > 0) index.mark(words, from / PORTION, found);
    else found.fill(1, from, to);
    for (let row = from; row < to && tests.length > 0; row += 1) {
      if (found[row] === 1 && !tests.every((test) => test(row))) found[row] = 0;
    }
    yield;
  }
  return found;
}

/** Whether a filter narrows anything down. */
export function isNarrowing(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() !== '';
    case 'number':
      return filter.from !== null || filter.to !== null;
    case 'choice':
      return filter.choices.length > 0;
    case 'date':
      return true;
  }
}

function testOf(filter: ColumnFilter): (value: CellValue) => boolean {
  if (!isNarrowing(filter)) return () => true;
  switch (filter.kind) {
    case 'text': {
      const words = [searchWord(fold(filter.text.trim()))];
      return (value) => hasWords(fold(withSpellings(String(value ?? ''))), words);
    }
    case 'number': {
      const { from, to } = filter;
      return (value) => typeof value === 'number' && (from === null || value >= from) && (to === null || value <= to);
    }
    case 'date': {
      const { from, to } = filter;
      return (value) => {
        const day = dayOf(value);
        return day !== undefined && day >= from && day <= to;
      };
    }
    case 'choice': {
      const choices = new Set(filter.choices);
      return (value) => choices.has(String(value ?? ''));
    }
  }
}

function dayOf(value: CellValue): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value.slice(0, 10) : undefined;
}
