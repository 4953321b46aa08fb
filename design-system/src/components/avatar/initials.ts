const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A first letter, or a picture such as a flag or a family, that several characters make together. */
const firstLetterOf = (word: string): string => [...letters.segment(word)][0]?.segment ?? '';

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => firstLetterOf(word))
    .join('')
    .toLocaleUpperCase();
}
