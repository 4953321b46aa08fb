import { textOfReference } from '../../../../lib/markup/trusted-markup.ts';

/** A piece of markup that was read: words, or an element of a kind that is kept. */
export type HtmlPiece = string | HtmlElement;

/** An element that was read, with what is in it. */
export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlPiece[];
}

const kept = new Set(
  'p br hr h2 h3 h4 strong b em i u s del strike code pre blockquote ul ol li a img span div sup sub'.split(' '),
);
/** Lines of their own that are not kept, or their words would run together. */
const lines = new Set(
  'dt dd address article aside caption center details dialog fieldset figcaption figure footer form header hgroup legend main nav option section summary'.split(
    ' ',
  ),
);
/** The title of the page is its first heading: those of the text begin below it. */
const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const empty = new Set(['br', 'hr', 'img']);
const rows = new Set(['tr', 'td', 'th']);
const tables = new Set([...rows, 'table', 'thead', 'tbody', 'tfoot']);
/** The content of these elements is not text. */
const unseen = /<(script|style|title|template|noscript|iframe|object|svg|math)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Comments around the number or the dot of a list, which Word writes as text. */
const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/gi;
const parts = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const pairs = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const blocks = new Set('p div h2 h3 h4 ul ol blockquote pre hr table'.split(' '));

export const isBlock = (piece: HtmlPiece | undefined): boolean => typeof piece === 'object' && blocks.has(piece.tag);

/** The words of a piece. */
export const textOf = (piece: HtmlPiece): string =>
  typeof piece === 'string' ? piece : piece.children.map(textOf).join('');

interface Reading {
  root: HtmlPiece[];
  open: { tag: string; children: HtmlPiece[] }[];
  /** How many tables the reading is within. */
  depth: number;
  takesTables: boolean;
}

interface Tag {
  tag: string;
  isEnd: boolean;
  rest: string;
}

interface ReadOptions {
  /** Whether tables stay tables; without it, and within a table, a row becomes a line. */
  takesTables?: boolean;
}

/**
 * Reads markup without handing it to the browser, whose own reader is closed to pages that trust no markup. Elements that are
 * not kept leave their words behind; scripts, styles and frames leave nothing.
 */
export function readHtml(html: string, { takesTables = false }: ReadOptions = {}): HtmlPiece[] {
  const reading: Reading = { root: [], open: [], depth: 0, takesTables };
  for (const [part, slash, name, rest = ''] of wholeText(html).matchAll(parts)) {
    const tag = tagOf(name);
    const isEnd = slash === '/';
    if (tag === undefined) {
      if (!/^<[!?]/.test(part)) siblingsIn(reading).push(decode(part));
    } else if (tables.has(tag)) readTable(reading, { tag, isEnd, rest });
    else if (kept.has(tag)) {
      if (isEnd) close(reading.open, tag);
      else start(reading, tag, rest);
    }
  }
  return reading.root;
}

function tagOf(name: string | undefined): string | undefined {
  const tag = name?.toLowerCase();
  if (tag !== undefined && lines.has(tag)) return 'div';
  return tag && (headings[tag] ?? tag);
}

const siblingsIn = ({ open, root }: Reading) => open.at(-1)?.children ?? root;

/** A row, a cell and a head end where the next of its kind begins. */
const endedBy: Record<string, readonly string[]> = {
  tr: ['tr'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tbody: ['thead'],
  tfoot: ['thead'],
};

function readTable(reading: Reading, { tag, isEnd, rest }: Tag) {
  if (tag === 'table' && !isEnd) reading.depth += 1;
  if (!reading.takesTables || reading.depth !== 1) readLine(reading, tag, isEnd);
  else if (isEnd) close(reading.open, tag);
  else {
    close(reading.open, ...(endedBy[tag] ?? []));
    if (tag !== 'tbody' && tag !== 'tfoot') start(reading, tag, rest);
  }
  if (tag === 'table' && isEnd) reading.depth = Math.max(0, reading.depth - 1);
}

/** Makes a line of a row; the words of one cell must not run into those of the next. */
function readLine(reading: Reading, tag: string, isEnd: boolean) {
  if (tag === 'tr' || (tag === 'table' && isEnd)) close(reading.open, 'line');
  if (tag === 'tr' && !isEnd) {
    const children: HtmlPiece[] = [];
    siblingsIn(reading).push({ tag: 'div', attributes: {}, children });
    reading.open.push({ tag: 'line', children });
  } else if (!isEnd && rows.has(tag) && siblingsIn(reading).length > 0) siblingsIn(reading).push(' ');
}

const wholeText = (html: string) =>
  html.replaceAll(unseen, '').replaceAll(marker, '<span style="mso-list:Ignore">$1</span>');

function start(reading: Reading, tag: string, rest: string) {
  const element = { tag, attributes: safeAttributes(tag, rest), children: [] };
  siblingsIn(reading).push(element);
  if (!empty.has(tag)) reading.open.push(element);
}

/** Closes the last of these elements, and all within it. What stands in a cell closes nothing around the cell. */
function close(open: { tag: string }[], ...tags: readonly string[]) {
  const isOfTables = tags.some((tag) => tables.has(tag));
  const wall = isOfTables ? -1 : open.findLastIndex(({ tag }) => tag === 'td' || tag === 'th');
  const index = open.findLastIndex(({ tag }) => tags.includes(tag));
  if (index > wall) open.length = index;
}

function safeAttributes(tag: string, text: string): Record<string, string> {
  const all = [...text.matchAll(pairs)].map(([, name = '', double, single, bare]): [string, string] => [
    name.toLowerCase(),
    // In an address, `&copy=` is the name of a value.
    decode((double ?? single ?? bare ?? '').replaceAll(/&(?!#?\w+;)/g, '&amp;')),
  ]);
  const safe = all.flatMap(([name, value]): [string, string][] => {
    if (name === 'style') return safeStyle(value);
    return isSafe(tag, name, value) ? [[name, value]] : [];
  });
  return Object.fromEntries(safe);
}

/** The declarations that neither load nor run anything. */
function safeStyle(style: string): [string, string][] {
  const safe = style.split(';').filter((part) => part.trim() && !/url|expression|@|\\|\/\*/i.test(part));
  return safe.length > 0 ? [['style', safe.join(';')]] : [];
}

function isSafe(tag: string, name: string, value: string): boolean {
  if (tag === 'a') return name === 'data-embed' || (name === 'href' && isSafeLink(value));
  if (tag === 'img') return name === 'alt' || name === 'title' || (name === 'src' && isSafeImage(value));
  if (tag === 'td' || tag === 'th') return /^(?:col|row)span$/.test(name) ? /^\d+$/.test(value) : name === 'align';
  return tag === 'ol' && (name === 'start' || (name === 'type' && /^[1ai]$/i.test(value)));
}

/** Whether an address leads to a page, a mailbox or a telephone, and not to a script. */
export function isSafeLink(address: string): boolean {
  // Removes the characters that browsers ignore in a URL, so that they cannot disguise its scheme.
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(address.replaceAll(/[\u0000-\u0020]+/g, ''));
}

/** Whether an address is one of a picture that may be shown. */
export function isSafeImage(address: string): boolean {
  return /^(https?:\/\/|\/(?![/\\])|data:image\/(png|jpeg|gif|webp|avif);)/i.test(address.trim());
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#x[\da-f]+|#\d+|[a-z][a-z\d]*);?/gi, (whole) => {
    if (!whole.startsWith('&#')) return named(whole);
    const code = Number(whole.slice(2).replace(/^x/i, '0x').replace(';', ''));
    // Old programs count in Windows-1252, as browsers know.
    if (code >= 0x80 && code < 0xa0) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
    const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}

/** Without a semicolon, only a whole name counts: `&copy 2026`, but neither `AT&T` nor `?a=1&copy=2`, nor `&notes`. */
function named(reference: string): string {
  const known = entities[reference.slice(1, -1)];
  if (known && reference.endsWith(';')) return known;
  const text = textOfReference(reference);
  return reference.endsWith(';') || text.length === 1 ? text : reference;
}
