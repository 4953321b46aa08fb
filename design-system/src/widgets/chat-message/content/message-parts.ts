/** A part of a text: words, or a link. */
export interface MessagePart {
  text: string;
  /** The address of a link; words have none. */
  href?: string;
  /** Its place in the text. */
  from: number;
}

/** Signs that no address has: quotes, marks of code, signs that are not seen, and those that end words in Chinese and Japanese. */
const outside = String.raw`\s<>"${'`'}“”„«»‹›\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3000-\u301F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65`;

/** A comma may join two addresses. */
const web = String.raw`(?<![a-z\d])https?:\/\/(?:(?!,https?:\/\/)[^${outside}])+`;

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const domain = String.raw`(?:${letter}(?:[\p{L}\p{M}\p{N}-]{0,61}${letter})?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63}|(?:(?![a-z])[\p{L}\p{M}]){2,63})(?![a-z\d])`;

/** A name with other letters than these is no part of an address: the rest of it would be somebody else's. */
const beforeName = String.raw`(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}_.+@/-]|\w['’])`;
const email = String.raw`${beforeName}(?:[\w.+-]|(?<=\w)'(?=\w)){1,64}@${domain}`;

/** Web addresses, e-mail addresses and phone numbers; nothing else becomes a link, and no other scheme. */
const links = new RegExp(
  String.raw`${web}|\bmailto:[^${outside}]+@[^${outside}]+|\btel:\+?[\d().-]+|${email}|(?<![\w+])\+\d[\d ()-]{7,18}\d\b`,
  'giu',
);

/** Signs that end a sentence, or mark its words, rather than end an address. */
const trailing = /[.,:;!?'’…*]+$/;

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Cuts a text into words and links. Put together, the parts are the text. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(links)) {
    const link = withoutTail(found);
    const href = hrefOf(link);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index), from: end });
    parts.push({ text: link, href, from: index });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), from: end });
  return parts;
}

/** The brackets of longer addresses are not counted. */
const LONGEST_ADDRESS = 2000;

/** A closing bracket belongs to an address that has an opening one. */
function withoutTail(found: string): string {
  let link = found.replace(trailing, '');
  while (link.length <= LONGEST_ADDRESS && endsWithoutPair(link)) link = link.slice(0, -1).replace(trailing, '');
  return link;
}

function endsWithoutPair(link: string): boolean {
  const close = link.at(-1) ?? '';
  const open = brackets[close];
  return open !== undefined && link.split(open).length < link.split(close).length;
}

function hrefOf(link: string): string | undefined {
  if (/^(?:mailto|tel):/i.test(link)) return link;
  if (/^https?:/i.test(link)) return URL.canParse(link) ? link : undefined;
  return link.startsWith('+') ? `tel:${link.replaceAll(/[^\d+]/g, '')}` : `mailto:${link}`;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u20E3$/u;
const MOST_EMOJIS = 3;
/** Longer texts are not looked at: an emoji of a family with skin tones has 20 units. */
const LONGEST = 64;

/** Whether a text is one to three emojis alone, which are drawn large. */
export function isEmojiOnly(text: string): boolean {
  const drawn = text.replaceAll(/[\s\u200B\u2060]/g, '');
  if (drawn === '' || drawn.length > LONGEST) return false;
  const all = Array.from(letters.segment(drawn), ({ segment }) => segment);
  return all.length <= MOST_EMOJIS && all.every((one) => emoji.test(one));
}
