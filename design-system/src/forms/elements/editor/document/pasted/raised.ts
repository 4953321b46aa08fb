import { type HtmlPiece, textOf } from '../html.ts';

type Place = 'sup' | 'sub';

const signs: Record<Place, ReadonlyMap<string, string>> = {
  sup: pairsOf('0123456789+-=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'),
  sub: pairsOf('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'),
};

function pairsOf(plain: string, raised: string): ReadonlyMap<string, string> {
  return new Map(Array.from(plain, (sign, index) => [sign, raised.charAt(index)]));
}

/**
 * Writes raised and lowered numbers in signs of their own: the editor has no such looks, and without them 10⁶ would read 106.
 * Letters stay on the line, as in 1st.
 */
export function withRaised(pieces: readonly HtmlPiece[], place?: Place): HtmlPiece[] {
  return pieces.flatMap((piece): HtmlPiece[] => {
    if (typeof piece === 'string') return [place ? raise(piece, signs[place]) : piece];
    const own = placeOf(piece);
    const children = withRaised(piece.children, (own && isNumber(textOf(piece)) ? own : undefined) ?? place);
    return piece.tag === 'sup' || piece.tag === 'sub' ? children : [{ ...piece, children }];
  });
}

const isNumber = (text: string) => /^[-−–+=()\d\s]*\d[-−–+=()\d\s]*$/.test(text);

const raise = (text: string, known: ReadonlyMap<string, string>) =>
  Array.from(text.replaceAll(/[−–]/g, '-'), (sign) => known.get(sign) ?? sign).join('');

/** Word and browsers have elements for it, Google Docs a declaration. */
function placeOf({ tag, attributes }: Exclude<HtmlPiece, string>): Place | undefined {
  if (tag === 'sup' || tag === 'sub') return tag;
  const [, side] = /vertical-align:\s*(super|sub)\b/i.exec(attributes['style'] ?? '') ?? [];
  if (side === undefined) return undefined;
  return side.toLowerCase() === 'super' ? 'sup' : 'sub';
}
