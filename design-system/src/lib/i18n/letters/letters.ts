const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a person sees: a flag or a family is one. */
export const countLetters = (text: string): number => [...segmenter.segment(text)].length;

/** The beginning of a text, as many characters as a person sees. */
export function cutLetters(text: string, most: number): string {
  if (text.length <= most) return text;
  const all = [...segmenter.segment(text)];
  return all.length <= most ? text : text.slice(0, all[most]?.index);
}

const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without the invisible signs that turn the words around it; joiners and marks of direction stay. */
export const withoutTurningSigns = (text: string): string => text.replaceAll(TURNING, '');

/** Blanks without width, marks of bytes and breaks within words, which copied texts bring along. */
const UNSEEN = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g;

/** A text without the signs that are not seen and mean nothing in a name, those that turn words included. */
export const withoutUnseenSigns = (text: string): string => withoutTurningSigns(text).replaceAll(UNSEEN, '');

/** Whether there is a sign in a text that people see: neither blanks nor signs without a shape of their own. */
export const isSeen = (text: string): boolean => /[^\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** A letter of a script that runs from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name as it stands in a sentence: one from right to left is isolated, so that it does not turn the words around it. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
