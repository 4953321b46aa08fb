import { fold } from '@embarque/design-system/fold';

/** The person that a question is about: oneself, nobody in particular, or one of a name. */
export type Asked = 'me' | 'anyone' | { name: readonly string[] };

export interface Question {
  about: Asked;
  /** The positions of the actions that it may mean. */
  matches: readonly number[];
}

/** Words that make a question of a text, in the languages of the app. */
const asking = listOf(
  'can may could allowed pode podem posso puis peut peux peuvent permis kann kannst darf durfen konnen',
);
const mine = listOf('i me am my eu meu posso je moi puis peux ich mir');
/** Words beside the person and the action. */
const idle = listOf(
  'the a an to is are who anyone anybody someone everyone which role roles user users? person people',
  'o os as um uma de do da dos das e quem alguem qualquer um pessoa funcao',
  'le la les l un une des du d est ce que qu qui elle il on t quelqu',
  'der die das den dem ein eine einen zu es wer jemand man ob',
);

/** A person is named by so many words at most. */
const MOST_NAMES = 3;
/** So many letters of a word are enough for the word. */
const SHORTEST_PART = 4;

/**
 * Reads a question such as "can ana delete invoices?", in whatever of the languages; `null` when a text is none, or about nothing
 * that there is a right to.
 *
 * @param phrases the actions, as people name them
 */
export function questionIn(text: string, phrases: readonly string[]): Question | null {
  const all = wordsOf(text);
  if (!all.some((word) => asking.has(word))) return null;
  const words = all.filter((word) => !asking.has(word) && !mine.has(word) && !idle.has(word));
  const spoken = phrases.map(wordsOf);
  for (let named = 0; named <= Math.min(MOST_NAMES, words.length - 1); named += 1) {
    const matches = matching(words.slice(named), spoken);
    const name = words.slice(0, named);
    if (matches.length > 0) return { about: named > 0 ? { name } : aboutOf(all), matches };
  }
  return null;
}

const aboutOf = (words: readonly string[]): Asked => (words.some((word) => mine.has(word)) ? 'me' : 'anyone');

/** The positions of the phrases that have all of the words. */
const matching = (words: readonly string[], phrases: readonly string[][]): number[] =>
  phrases.flatMap((phrase, index) => (words.every((word) => phrase.some((each) => means(word, each))) ? [index] : []));

const means = (word: string, whole: string): boolean =>
  word === whole || (word.length >= SHORTEST_PART && whole.startsWith(word));

/** Whether each word of a name begins a word of another: "ana rib" is Ana Ribeiro. */
export const isNamed = (name: readonly string[], whole: string): boolean => {
  const words = wordsOf(whole);
  return name.every((part) => words.some((word) => word.startsWith(part)));
};

const wordsOf = (text: string): string[] => fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

function listOf(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
