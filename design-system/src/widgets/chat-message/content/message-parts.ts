/** A part of a text: words, or a link. */
export interface MessagePart {
  text: string;
  /** The address of a link; words have none. */
  href?: string;
  /** Its place in the text. */
  from: number;
}

/** Web addresses, e-mail addresses and phone numbers; nothing else becomes a link, and no other scheme. */
const links =
  /\bhttps?:\/\/[^\s<>"]+|\bmailto:[^\s<>"]+@[^\s<>"]+|\btel:\+?[\d().-]+|(?<![\w.+@/-])[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+|(?<![\w+])\+\d[\d ()-]{7,18}\d\b/giu;

/** Signs that end a sentence rather than an address. */
const trailing = /[.,:;!?'"»”’]+$/;

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

/** A closing bracket belongs to an address that has an opening one. */
function withoutTail(found: string): string {
  let link = found.replace(trailing, '');
  while (link.endsWith(')') && !hasPair(link)) link = link.slice(0, -1).replace(trailing, '');
  return link;
}

const hasPair = (link: string) => link.split('(').length >= link.split(')').length;

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
  const drawn = text.replaceAll(/\s/g, '');
  if (drawn === '' || drawn.length > LONGEST) return false;
  const all = Array.from(letters.segment(drawn), ({ segment }) => segment);
  return all.length <= MOST_EMOJIS && all.every((one) => emoji.test(one));
}
