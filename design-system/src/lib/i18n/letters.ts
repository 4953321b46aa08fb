const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a person sees: a flag or a family is one. */
export const countLetters = (text: string): number => [...segmenter.segment(text)].length;

/** The beginning of a text, as many characters as a person sees. */
export function cutLetters(text: string, most: number): string {
  if (text.length <= most) return text;
  const all = [...segmenter.segment(text)];
  return all.length <= most ? text : text.slice(0, all[most]?.index);
}
