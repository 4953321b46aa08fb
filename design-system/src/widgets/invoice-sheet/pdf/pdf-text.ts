import { fold } from '../../../lib/i18n/search/fold.ts';

const unknown = /[^\n\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** The text in letters that the standard fonts of PDF have: those of Western Europe; others lose their marks. */
export const pdfText = (text: string): string => text.normalize('NFC').replace(/\s/g, ' ').replace(unknown, plain);

/** Whether the standard fonts have all letters of a text: they have none of Greek, Cyrillic, Arabic or Chinese, and no emoji. */
export const isPdfText = (text: string): boolean => pdfText(text).search(unknown) === -1;

function plain(letter: string): string {
  const folded = fold(letter);
  return letter.toLowerCase() === letter ? folded : folded.toUpperCase();
}
