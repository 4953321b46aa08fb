import { withoutUnseenSigns } from '../../../../lib/i18n/letters/letters.ts';

const separator = /[,;，、；\t\v\r\n\u2028\u2029]/;
const firmSeparator = /[;；\t\v\r\n\u2028\u2029]/;
/** A sign before each line of a list that was copied out of a text: `• a`, `- a`, `1. a`. */
const bullet = /^\s*(?:[•◦▪‣·*–—-]|\d{1,3}[.)])\s+(?=\S)/;
/** Blanks that separate nothing. */
const blanks = String.raw`[^\S\t\v\r\n\u2028\u2029]*`;

/** Whether a text is a list: words between commas, semicolons, tabs or line breaks. */
export function isList(text: string): boolean {
  return separator.test(text);
}

/** The words of a list, without blank ones. A name with a comma in it stays whole, and so does what stands in quotes. */
export function listParts(text: string, isName: (part: string) => boolean = () => false): string[] {
  return linesOf(withoutBullets(text)).flatMap((line) => {
    const whole = line.map(({ written }) => written).join('');
    return (isName(whole.trim()) ? [whole] : line.map(({ word }) => word)).map(bare).filter(Boolean);
  });
}

interface Piece {
  word: string;
  /** As it stands in the text, with the separator before it. */
  written: string;
}

/** A word in quotes or one without, and the separator behind it. Quotes that nothing closes quote nothing. */
const piece = new RegExp(
  String.raw`(?:${blanks}(?:"((?:[^"]|"")+)"|“([^”]+)”)${blanks}(?=${separator.source}|$)|((?:(?!${separator.source}).)*))(${separator.source}|$)`,
  'gsu',
);

/** The words between firm separators. */
function linesOf(text: string): Piece[][] {
  const lines: Piece[][] = [[]];
  let before = '';
  for (const [whole, straight, curly, plain = '', end = ''] of text.matchAll(piece)) {
    const written = before + whole.slice(0, whole.length - end.length);
    lines.at(-1)?.push({ word: straight?.replaceAll('""', '"') ?? curly ?? plain, written });
    before = firmSeparator.test(end) ? '' : end;
    if (before === '' && end !== '') lines.push([]);
  }
  return lines;
}

/** Blanks and marks of direction, which copied words have around them. */
const AT_ENDS = /^[\s\u200E\u200F\u061C]+|[\s\u200E\u200F\u061C]+$/g;

const bare = (word: string) => withoutUnseenSigns(word).replaceAll(AT_ENDS, '');

function withoutBullets(text: string): string {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  const isBulleted = lines.length > 1 && lines.every((line) => bullet.test(line));
  return isBulleted ? lines.map((line) => line.replace(bullet, '')).join('\n') : text;
}

/** The text of an input once something is pasted at its caret, over what is selected. */
export function pastedInto(
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  pasted: string,
  glue: string = '',
): string {
  const [before, after] = [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)];
  return [before, pasted, after].join(glue);
}

/** Whether quotes are begun and not ended: a separator within them belongs to the word. */
export function isInsideQuotes(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
