import type { HtmlPiece } from './html.ts';

/** How another program looks, and not what the text means. */
const foreign =
  /^\s*(?:font|font-family|font-size|line-height)\s*:|^\s*color\s*:\s*(?:black|windowtext|#000(?:000)?|rgb\(0, ?0, ?0\))\s*$/i;

/** Padding with blanks that do not break. */
const padding = /[ \u00a0]*\u00a0[ \u00a0]+|[ \u00a0]+\u00a0[ \u00a0]*/g;

/** Pasted markup without fonts, sizes, black on white, and padding: it takes the looks of the text around it. */
export function plainLooks(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece.replaceAll(padding, ' ');
    if (piece.tag === 'pre') return piece;
    const { style, ...attributes } = piece.attributes;
    const kept = style?.split(';').filter((part) => !foreign.test(part)) ?? [];
    return {
      tag: piece.tag,
      attributes: { ...attributes, ...(kept.length > 0 && { style: kept.join(';') }) },
      children: plainLooks(piece.children),
    };
  });
}
