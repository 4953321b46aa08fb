import { monthNamed } from '../months.ts';
import { fold } from './fold.ts';
import { joinedQuery } from './joined-digits.ts';
import { type SearchWord, searchWord } from './search-phrase.ts';
import { dated } from './written-days.ts';

export { hasWords, searchableText, type SearchWord, searchWord, writtenDigits } from './search-phrase.ts';

/** The words of a query. A sign of a currency is a word of its own. */
export function searchWords(query: string): SearchWord[] {
  const apart = fold(query).replace(/(?<=\p{Sc})(?=-?\d)|(?<=\d)(?=\p{Sc})/gu, ' ');
  const number = joinedQuery(apart.trim());
  const days = dayPhrases(apart);
  return Array.from(apart.matchAll(/\S+/g), ({ 0: word, index }) => {
    const said = days.filter(({ from, to }) => from < index + word.length && index < to);
    return [...new Set([...searchWord(word), ...number, ...said.map(({ spelling }) => spelling)])];
  });
}

const name = String.raw`(?<month>\p{L}{3,})\.?`;
const day = String.raw`(?<day>\d{1,2})(?:o|a|st|nd|rd|th)?`;
const between = String.raw`[\s/.,-]+(?:(?:de|of)\s+)?`;
const year = String.raw`(?<year>\d{4})`;
const phrases = [
  `${day}${between}${name}(?:${between}${year})?`,
  `${name}\\s+${day}(?:,?\\s+${year})?`,
  `${name}${between}${year}`,
].map((phrase) => new RegExp(String.raw`(?<![\p{L}\d])${phrase}(?![\p{L}\d])`, 'gu'));

/** A part of a query, and how the tables write what it means. */
interface DayPhrase {
  from: number;
  to: number;
  spelling: string;
}

/** The days and months in a folded query that are written with the name of the month: "21 de nov. de 2026", "nov 2026". */
function dayPhrases(query: string): DayPhrase[] {
  if (!/\d/.test(query)) return [];
  return phrases.flatMap((phrase) =>
    Array.from(query.matchAll(phrase)).flatMap(({ 0: text, index, groups }) => {
      const month = monthNamed(groups?.['month'] ?? '');
      if (month === undefined) return [];
      const spelling = dated([groups?.['day'], String(month), groups?.['year']]);
      return [{ from: index, to: index + text.length, spelling: groups?.['year'] ? spelling : `${spelling}/` }];
    }),
  );
}
