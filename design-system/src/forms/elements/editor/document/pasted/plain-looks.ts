import { type HtmlElement, type HtmlPiece, isBlock } from '../html.ts';

/** How another program looks, and not what the text means. */
const foreign =
  /^\s*(?:font|font-family|font-size|line-height)\s*:|^\s*color\s*:\s*(?:black|white|windowtext|inherit|initial|currentcolor)\s*$/i;

/** A colour between black and white is that of another program's page: on this one, such a text may be invisible. */
function isGrey(declaration: string): boolean {
  const [, value = ''] = /^\s*color\s*:\s*(.*?)\s*(?:!important)?\s*$/i.exec(declaration) ?? [];
  const [, hex = ''] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(value) ?? [];
  const digits = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex;
  const [, inside = ''] = /^rgba?\(([^)]*)\)$/i.exec(value) ?? [];
  const shares = digits
    ? digits.match(/../g)?.map((share) => Number.parseInt(share, 16))
    : inside.match(/\d+(?:\.\d+)?/g)?.map(Number);
  const [red, green, blue] = shares ?? [];
  if (red === undefined || green === undefined || blue === undefined) return false;
  return Math.max(red, green, blue) - Math.min(red, green, blue) <= NEARLY_GREY;
}

const NEARLY_GREY = 32;

/** Comments that the authors of a Word document wrote to each other, and text that is hidden there. */
const unseen =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all|mso-(?:element|special-character)\s*:\s*comment)/i;

const isSeen = (piece: HtmlPiece) =>
  typeof piece === 'string' ||
  !(unseen.test(piece.attributes['style'] ?? '') || piece.attributes['href']?.startsWith('#_msocom_'));

/** Slack parts paragraphs by an empty element that is a block by its style alone. */
const isGap = ({ tag, attributes, children }: HtmlElement) =>
  tag === 'span' && children.length === 0 && /(?:^|;)\s*display\s*:\s*block/i.test(attributes['style'] ?? '');

/** Padding with blanks that do not break. */
const padding = /[ \u00a0]*\u00a0[ \u00a0]+|[ \u00a0]+\u00a0[ \u00a0]*/g;

const isBreak = (piece: HtmlPiece | undefined) => typeof piece === 'object' && piece.tag === 'br';

/** A blank line is an empty paragraph here, and a line break in other programs: alone in a block, or between two. */
function withBlankLines(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  return pieces.map((piece, at) => {
    if (typeof piece === 'string') return piece;
    const isBetween = isBreak(piece) && isBlock(pieces[at - 1]) && isBlock(pieces[at + 1]);
    const inside = piece.children.filter((child) => typeof child === 'object' || /[^\t\n\r ]/.test(child));
    const isAlone = /^(?:p|div|t[dh])$/.test(piece.tag) && inside.length === 1 && isBreak(inside[0]);
    if (isAlone && /^t[dh]$/.test(piece.tag)) return { ...piece, children: [] };
    return isBetween || isAlone ? { tag: 'p', attributes: piece.attributes, children: [] } : piece;
  });
}

/**
 * Pasted markup without fonts, sizes, greys, padding, and what is not seen: it takes the looks of the text around it. Blank lines are
 * one line high.
 */
export function plainLooks(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  return withBlankLines(pieces.filter(isSeen)).map((piece) => {
    if (typeof piece === 'string') return piece.replaceAll(padding, ' ');
    if (piece.tag === 'pre') return piece;
    if (isGap(piece)) return { tag: 'p', attributes: {}, children: [] };
    const { style, ...attributes } = piece.attributes;
    const kept = style?.split(';').filter((part) => !foreign.test(part) && !isGrey(part)) ?? [];
    return {
      tag: piece.tag,
      attributes: { ...attributes, ...(kept.length > 0 && { style: kept.join(';') }) },
      children: plainLooks(piece.children),
    };
  });
}
