/** The signs between the cells of a line, in the order in which a doubt is decided: commas are common in texts and numbers. */
export const separators: readonly string[] = ['\t', ';', '|', ','];

/** As much of a text as tells how it is built. */
const SAMPLE = 100_000;

/** Signs that no text is meant to hold; one that this text lacks separates nothing: the text has one column. */
const unused = ['\u001F', ...Array.from({ length: 6400 }, (_, index) => String.fromCharCode(0xe000 + index))];

/** Keeps a separator in the running that cuts everything badly. */
const LEAST = 0.01;

/** The character that separates the cells of a text: of all, the one that cuts its lines into the same number of whole cells. */
export function separatorOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const rated = separators.map((separator) => ({ separator, score: scoreOf(sample, separator) }));
  const best = rated.reduce((first, one) => (one.score > first.score ? one : first));
  return best.score > 0 ? best.separator : (unused.find((sign) => !text.includes(sign)) ?? '\u001F');
}

/** Ends all lines in the same way, and takes off the blanks around quoted cells; what is within them stays as it is. */
export function plainlyCut(text: string, separator: string): string {
  if (!/\r|" | "/.test(text)) return text;
  const parts = new RegExp(`${quotedCell(separator)}|\\r\\n?`, 'g');
  return text.replaceAll(parts, (part: string, cell?: string) => cell ?? '\n');
}

const codeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A whole quoted cell, `="007"` included, in which a quote is doubled; blanks around it belong to none. */
function quotedCell(separator: string): string {
  const edge = `${codeOf(separator)}\\r\\n`;
  const blanks = separator === ' ' ? '' : ' *';
  return `(?<=^|[${edge}])${blanks}(=?"[^"]*(?:""[^"]*)*")${blanks}(?=[${edge}]|$)`;
}

function scoreOf(text: string, separator: string): number {
  const lines = text
    .replaceAll(new RegExp(quotedCell(separator), 'g'), 'x')
    .split(/\r\n?|\n/)
    .filter(Boolean)
    .map((line) => line.split(separator));
  const [head = [], ...body] = lines;
  const isTitled = head.length === 1;
  const width = (isTitled ? body[0] : head)?.length ?? 1;
  if (width < 2) return 0;

  const regular = share(lines, (cells) => cells.length === width && !cells.some((cell) => cell.includes('"')));
  // A separator that a blank always follows is one of sentences.
  const isSpaced = lines.every((line) => line.slice(1).every((cell) => cell.startsWith(' ')));
  // Below a single name stand single texts, unless all lines are cut alike: then it is the title of a table.
  const isTable =
    separator !== ',' && !isSpaced && body.length > 1 && regular === share(lines, (cells) => cells !== head);
  if (isTitled && !isTable) return 0;

  const others = separators.filter((other) => other !== separator && other !== ',');
  const isWhole = (cell: string) => !others.some((other) => holdsSeparator(cell, other));
  const whole = share((body.length > 0 ? body : lines).flat(), isWhole);
  return (LEAST + regular) * (LEAST + whole) * (isSpaced ? 0.9 : 1) * (isTitled ? 0.1 : 1);
}

/** Within a text, a blank follows a semicolon. */
function holdsSeparator(cell: string, separator: string): boolean {
  return cell.replaceAll(`${separator} `, '').includes(separator);
}

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / Math.max(items.length, 1);
