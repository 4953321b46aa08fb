import { fold } from '@embarque/design-system/fold';
import {
  hasWords,
  searchableText,
  searchPhrase,
  searchWord,
  type SearchWord,
  writtenDays,
} from '@embarque/design-system/search-phrase';

/** Between two texts of a row, so that no search matches across them. Nobody can type it. */
const separator = '\uffff';

/** The folded texts of a row, prepared as the tables prepare theirs, and with ISO days as people write them. */
export function searchedText(texts: readonly string[]): string {
  return fold(texts.flatMap((text) => [searchableText(text), ...daysIn(text)]).join(separator));
}

const daysIn = (text: string) => (text.match(/\b\d{4}-\d{2}-\d{2}/g) ?? []).flatMap(writtenDays);

/** A folded query, as a whole and by its words, each in all its spellings. */
export interface Spellings {
  whole: SearchWord;
  words: readonly SearchWord[];
}

export const spellingsOf = (query: string): Spellings => ({
  whole: searchPhrase(query),
  words: query.trim().split(/\s+/).map(searchWord),
});

/** Whether a row's text contains a query as a whole, or each of its words. */
export function isMentioned(text: string, { whole, words }: Spellings): boolean {
  return hasWords(text, [whole]) || hasWords(text, words);
}
