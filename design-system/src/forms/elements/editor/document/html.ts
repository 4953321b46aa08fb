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
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del strike code pre blockquote ul ol li a img span div'.split(' '),
);
/** Lines of their own that are not kept, or their words would run together. */
const lines = new Set('dt dd address article aside center figcaption footer header main section summary'.split(' '));
const tagOf = (name: string | undefined) => (name !== undefined && lines.has(name) ? 'div' : name);
const empty = new Set(['br', 'hr', 'img']);
/** The content of these elements is not text. */
const unseen = /<(script|style|title|template|noscript|iframe|object|svg|math)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Comments around the number or the dot of a list, which Word writes as text. */
const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/gi;
const parts = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const pairs = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * Reads markup without handing it to the browser, whose own reader is closed to pages that trust no markup. Elements that are
 * not kept leave their words behind; scripts, styles and frames leave nothing. A row of a table is a line.
 */
export function readHtml(html: string): HtmlPiece[] {
  const root: HtmlPiece[] = [];
  const open: { tag: string; children: HtmlPiece[] }[] = [];
  for (const [part, slash, name, rest = ''] of wholeText(html).matchAll(parts)) {
    const siblings = open.at(-1)?.children ?? root;
    const tag = tagOf(name?.toLowerCase());
    if (tag === undefined) {
      if (!/^<[!?]/.test(part)) siblings.push(decode(part));
    } else if (tag === 'tr') {
      close(open, tag);
      if (!slash) startLine(open.at(-1)?.children ?? root, open);
    } else if (tag === 'td' || tag === 'th') {
      // The words of one cell must not run into those of the next.
      if (!slash && siblings.length > 0) siblings.push(' ');
    } else if (kept.has(tag)) {
      if (slash) close(open, tag);
      else start(tag, rest, siblings, open);
    }
  }
  return root;
}

const wholeText = (html: string) =>
  html.replaceAll(unseen, '').replaceAll(marker, '<span style="mso-list:Ignore">$1</span>');

function start(tag: string, rest: string, siblings: HtmlPiece[], open: { tag: string; children: HtmlPiece[] }[]) {
  const element = { tag, attributes: safeAttributes(tag, rest), children: [] };
  siblings.push(element);
  if (!empty.has(tag)) open.push(element);
}

/** Stands for a row of a table: the editor has no tables. */
function startLine(siblings: HtmlPiece[], open: { tag: string; children: HtmlPiece[] }[]) {
  const children: HtmlPiece[] = [];
  siblings.push({ tag: 'div', attributes: {}, children });
  open.push({ tag: 'tr', children });
}

function close(open: { tag: string }[], tag: string) {
  const index = open.findLastIndex((each) => each.tag === tag);
  if (index >= 0) open.length = index;
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
