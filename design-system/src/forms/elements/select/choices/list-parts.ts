const separator = /[,;，、；\t\v\r\n\u2028\u2029]/;
const firmSeparator = /[;；\t\v\r\n\u2028\u2029]/;
/** A sign before each line of a list that was copied out of a text: `• a`, `- a`, `1. a`. */
const bullet = /^\s*(?:[•◦▪‣·*–—-]|\d{1,3}[.)])\s+(?=\S)/;
/** A word in quotes, as sheets write those with a separator in them. */
const quoted = /^\s*(?:"((?:[^"]|"")+)"|“([^”]+)”)\s*$/;

/** Whether a text is a list: words between commas, semicolons, tabs or line breaks. */
export function isList(text: string): boolean {
  return separator.test(text);
}

/** The words of a list, without blank ones. A name with a comma in it stays whole, and so does what stands in quotes. */
export function listParts(text: string, isName: (part: string) => boolean = () => false): string[] {
  return splitAt(withoutBullets(text), firmSeparator)
    .flatMap((part) => (isName(part.trim()) ? [part] : splitAt(part, separator)))
    .map(unquoted)
    .filter(Boolean);
}

/** Splits at separators, and joins again what stands in quotes as a whole. */
function splitAt(text: string, at: RegExp): string[] {
  const parts: string[] = [];
  let open = '';
  for (const piece of text.split(new RegExp(`(${at.source})`))) {
    const joined = open + piece;
    if (open && quoted.test(joined)) {
      parts.push(joined);
      open = '';
    } else if (open) open = joined;
    else if (/^\s*["“]/.test(piece) && !quoted.test(piece)) open = piece;
    else if (!at.test(piece)) parts.push(piece);
  }
  // Quotes that nothing closes quote nothing.
  return open ? [...parts, ...open.split(at)] : parts;
}

function unquoted(part: string): string {
  const [, straight, curly] = quoted.exec(part) ?? [];
  return (straight?.replaceAll('""', '"') ?? curly ?? part).trim();
}

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
