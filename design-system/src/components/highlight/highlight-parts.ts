import { findFolded, joinRanges } from '../../lib/i18n/search/find-folded.ts';
import { findWords } from '../../lib/i18n/search/find-words.ts';
import { searchWords } from '../../lib/i18n/search/search-words.ts';
import type { HighlightBy } from './highlight.context.ts';

/** A part of a text, as it is written. */
export interface HighlightPart {
  text: string;
  isFound: boolean;
  /** Its place in the text. */
  from: number;
}

/** Cuts texts where the query stands in them. Put together, the parts are the text. */
export function highlightParts(query: string, by: HighlightBy): (text: string) => HighlightPart[] {
  const find = finderOf(query, by);
  return (text) => {
    const parts: HighlightPart[] = [];
    const add = (isFound: boolean, from: number, to: number) => {
      if (to > from) parts.push({ text: text.slice(from, to), isFound, from });
    };
    let end = 0;
    for (const { from, to } of find(text)) {
      add(false, end, from);
      add(true, from, to);
      end = to;
    }
    add(false, end, text.length);
    return parts;
  };
}

function finderOf(query: string, by: HighlightBy) {
  if (by === 'text') {
    const whole = query.trim().replaceAll(/\s+/g, ' ');
    const apart = whole.split(' ');
    return (text: string) => {
      const found = findFolded(text, whole);
      const byWord = found.length > 0 ? [found] : apart.map((word) => findFolded(text, word));
      // A text with some of the words alone is not what was searched.
      return byWord.every((ranges) => ranges.length > 0) ? joinRanges(byWord.flat()) : [];
    };
  }
  const words = searchWords(query);
  return (text: string) => findWords(text, words);
}
