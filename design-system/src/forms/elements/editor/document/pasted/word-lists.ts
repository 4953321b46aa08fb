import { type HtmlElement, type HtmlPiece, isBlock, textOf } from '../html.ts';

/** A paragraph that Word shows as part of a list. */
interface ListLine {
  /** The number that Word gives to the list. */
  list: string;
  level: number;
  tag: 'ul' | 'ol';
  attributes: Record<string, string>;
  line: HtmlElement;
}

/** A list that is being filled, with those that it stands in before it. */
interface OpenList {
  line: ListLine;
  element: HtmlElement;
}

/** Makes lists of paragraphs that carry their dot or number as text, as desktop Word writes them. */
export function withLists(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  const made: HtmlPiece[] = [];
  let open: OpenList[] = [];
  for (const piece of pieces) {
    const line = listLineOf(piece);
    const isGap = typeof piece === 'string' && piece.trim() === '';
    if (line) open = add(line, open, made);
    else if (!isGap || open.length === 0) {
      open = [];
      made.push(isClosed(piece) ? piece : { ...piece, children: withLists(piece.children) });
    }
  }
  return made;
}

/** The items of real lists are not looked through: they are made already. */
const isClosed = (piece: HtmlPiece): piece is string => typeof piece === 'string' || piece.tag === 'li';

function add(line: ListLine, open: readonly OpenList[], made: HtmlPiece[]): OpenList[] {
  const above = open.filter((one) => one.line.level < line.level);
  const beside = open.find((one) => one.line.level === line.level);
  const item: HtmlElement = { tag: 'li', attributes: {}, children: [line.line] };
  if (beside && beside.line.tag === line.tag && (beside.line.list === line.list || line.tag === 'ul')) {
    beside.element.children.push(item);
    return [...above, beside];
  }
  const element: HtmlElement = { tag: line.tag, attributes: line.attributes, children: [item] };
  const parent = above.at(-1)?.element.children.at(-1);
  if (typeof parent === 'object') parent.children.push(element);
  else made.push(element);
  return [...above, { line, element }];
}

function listLineOf(piece: HtmlPiece): ListLine | undefined {
  if (typeof piece === 'string' || (piece.tag !== 'p' && piece.tag !== 'div')) return undefined;
  const { style = '' } = piece.attributes;
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(style) ?? [];
  const marker = markerOf(piece);
  if (list === undefined && marker === undefined) return undefined;
  const children = trimmed(withoutMarker(piece.children));
  // Only the alignment stays: the list indents the paragraph now.
  const align = /text-align:[^;]+/i.exec(style)?.[0];
  return {
    list: list ?? '',
    level: Number(level ?? 1),
    ...kindOf((marker ?? '').replaceAll(/[\s\u00a0]+/g, '')),
    line: { tag: 'p', attributes: align ? { style: align } : {}, children },
  };
}

const isMarker = (piece: HtmlPiece): piece is HtmlElement =>
  typeof piece === 'object' && /mso-list:\s*ignore/i.test(piece.attributes['style'] ?? '');

/** The dot or number within a line; what stands in a block of its own is none of it. */
function markerOf({ children }: HtmlElement): string | undefined {
  for (const child of children) {
    if (typeof child === 'string' || child.tag === 'li' || isBlock(child)) continue;
    const marker = isMarker(child) ? textOf(child) : markerOf(child);
    if (marker !== undefined) return marker;
  }
  return undefined;
}

function withoutMarker(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  return pieces
    .filter((piece) => !isMarker(piece))
    .map((piece) => (typeof piece === 'string' ? piece : { ...piece, children: withoutMarker(piece.children) }));
}

/** Word pads the beginning of an item with blanks that do not break. */
function trimmed(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  const start = pieces.findIndex((piece) => textOf(piece).trim() !== '' || hasImage(piece));
  if (start < 0) return [];
  const [first = '', ...others] = pieces.slice(start);
  if (typeof first === 'string') return [first.trimStart(), ...others];
  return [hasImage(first) ? first : { ...first, children: trimmed(first.children) }, ...others];
}

const hasImage = (piece: HtmlPiece): boolean =>
  typeof piece === 'object' && (piece.tag === 'img' || piece.tag === 'br' || piece.children.some(hasImage));

/** A number or a letter with a point or a bracket counts; all else, such as `o` and dots of a symbol font, is a dot. */
function kindOf(marker: string): Pick<ListLine, 'tag' | 'attributes'> {
  const [, number, letters] = /^\(?(?:\d+\.)*(?:(\d+)|([a-z]+))[.)\-ºª°]+$/i.exec(marker) ?? [];
  if (number !== undefined) return { tag: 'ol', attributes: number === '1' ? {} : { start: String(Number(number)) } };
  if (letters === undefined) return { tag: 'ul', attributes: {} };
  const isUpper = letters !== letters.toLowerCase();
  const isRoman = /^[ivxlcdm]+$/i.test(letters) && (letters.length > 1 || letters.toLowerCase() === 'i');
  const type = isRoman ? 'i' : 'a';
  const place = letters.toLowerCase().charCodeAt(0) - 96;
  const hasStart = !isRoman && letters.length === 1 && place > 1;
  return {
    tag: 'ol',
    attributes: { type: isUpper ? type.toUpperCase() : type, ...(hasStart && { start: String(place) }) },
  };
}
