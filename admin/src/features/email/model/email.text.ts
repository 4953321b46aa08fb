import { readText } from '@embarque/design-system/markup';

/** In characters of markup. */
const BEGINNING = 8192;

export interface Preview {
  text: string;
  /** Whether an image is all that the message shows. */
  isImageAlone: boolean;
}

/** The beginning of a message in one line, at most so many characters. */
export function previewOf(html: string, length: number): Preview {
  // Most messages begin with their text; to parse all of a long one for a line of it would take too long.
  let read = readText(html.slice(0, BEGINNING), length * 2);
  if (squeezed(read.text).length < length) read = readText(html);
  const text = squeezed(read.text)
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
  return { text, isImageAlone: text === '' && read.hasImage };
}

/** Whether markup shows something to its reader. */
export function isBlank(html: string): boolean {
  const { text, isImageAlone } = previewOf(html, 1);
  return text === '' && !isImageAlone;
}

/** Variation selectors and tags make emoji what they are. */
const NO_WIDTH = /(?![\u200C-\u200F\u{E0020}-\u{E007F}]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
/** Joiners and marks of direction mean something between two letters, and fill space everywhere else. */
const FILLER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C-\u200F]+|[\u200C-\u200F]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

function squeezed(text: string): string {
  return text.replaceAll(NO_WIDTH, '').replaceAll(FILLER, '').replaceAll(/\s+/g, ' ').trim();
}
