import { fold } from '../../lib/i18n/search/fold.ts';
import { hasWords, searchableText, searchWords } from '../../lib/i18n/search/search-words.ts';

/** Keeps the rows in which every typed word stands, in whatever column, case and accents. */
export function searchRows<Row>(rows: readonly Row[], query: string, textsOf: (row: Row) => readonly string[]): Row[] {
  const words = searchWords(query);
  if (words.length === 0) return [...rows];
  return rows.filter((row) => hasWords(fold(textsOf(row).map(searchableText).join('\n')), words));
}
