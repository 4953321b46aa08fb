/** A piece of markup that was read: words, or an element of a kind that is kept. */
export type HtmlPiece = string | { tag: string; attributes: Record<string, string>; children: HtmlPiece[] };

const kept = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del strike code pre blockquote ul ol li a img span div'.split(' '),
);
const empty = new Set(['br', 'hr', 'img']);
/** The content of these elements is not text. */
const unseen = /<(script|style|title|template|noscript|iframe|object|svg|math)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
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
  for (const [part, slash, name, rest = ''] of html.replaceAll(unseen, '').matchAll(parts)) {
    const siblings = open.at(-1)?.children ?? root;
    const tag = name?.toLowerCase();
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
    decode(double ?? single ?? bare ?? ''),
  ]);
  return Object.fromEntries(all.filter(([name, value]) => isSafe(tag, name, value)));
}

function isSafe(tag: string, name: string, value: string): boolean {
  if (name === 'style') return !/url|expression|@|\\/i.test(value);
  if (tag === 'a') return name === 'data-embed' || (name === 'href' && isSafeLink(value));
  if (tag === 'img') return name === 'alt' || name === 'title' || (name === 'src' && isSafeImage(value));
  return tag === 'ol' && name === 'start';
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
  return text.replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = Number(name[1]?.toLowerCase() === 'x' ? `0${name.slice(1)}` : name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}
