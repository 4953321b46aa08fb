import { type HtmlElement, type HtmlPiece, isBlock, textOf } from './html.ts';

/** More than a sheet on a page has; a number without an end would be drawn. */
const MOST_SPAN = 50;

/** Tables as the editor keeps them: rows of filled cells alone. A single cell is no table, and leaves its content. */
export function withTables(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  return pieces.flatMap((piece): HtmlPiece[] => {
    if (typeof piece === 'string') return [piece];
    if (piece.tag !== 'table') return [{ ...piece, children: withTables(piece.children) }];
    const rows = rowsOf(piece.children, 'td').filter(({ children }) => children.length > 0);
    const [only, ...others] = rows.flatMap(({ children }) => children);
    const around = piece.children.filter((child) => textOf(child).trim() !== '' && !isPart(child));
    if (only === undefined) return around;
    const isOne = others.length === 0 && typeof only === 'object';
    return [...around, ...(isOne ? only.children : [{ tag: 'table', attributes: {}, children: rows }])];
  });
}

const isPart = (piece: HtmlPiece) => typeof piece === 'object' && (piece.tag === 'tr' || piece.tag === 'thead');

function rowsOf(pieces: readonly HtmlPiece[], cells: 'td' | 'th'): HtmlElement[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if (piece.tag === 'thead') return rowsOf(piece.children, 'th');
    return piece.tag === 'tr' ? [{ tag: 'tr', attributes: {}, children: cellsOf(piece.children, cells) }] : [];
  });
}

function cellsOf(pieces: readonly HtmlPiece[], cells: 'td' | 'th'): HtmlElement[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || (piece.tag !== 'td' && piece.tag !== 'th')) return [];
    const { align, style, colspan, rowspan } = piece.attributes;
    const tag = piece.tag === 'th' ? 'th' : cells;
    const attributes = { ...spanOf('colspan', colspan), ...spanOf('rowspan', rowspan) };
    return [{ tag, attributes, children: contentOf(piece.children, alignOf(align, style)) }];
  });
}

function spanOf(name: 'colspan' | 'rowspan', value = '1'): Record<string, string> {
  const span = Math.min(Math.max(Number(value), 1), MOST_SPAN);
  return span > 1 ? { [name]: String(span) } : {};
}

/** The content of a cell, in a paragraph when there is none yet: its paragraphs carry how the cell was aligned. */
function contentOf(pieces: readonly HtmlPiece[], align: string | undefined): HtmlPiece[] {
  const paragraphs = pieces.some(isBlock) ? pieces : [{ tag: 'p', attributes: {}, children: [...pieces] }];
  return align ? paragraphs.map((piece) => withAlignment(piece, align)) : [...paragraphs];
}

function withAlignment(piece: HtmlPiece, align: string): HtmlPiece {
  if (typeof piece === 'string' || !/^(?:p|div|h\d)$/.test(piece.tag)) return piece;
  const { style = '' } = piece.attributes;
  if (/text-align/i.test(style)) return piece;
  return {
    ...piece,
    attributes: { ...piece.attributes, style: [style, `text-align:${align}`].filter(Boolean).join(';') },
  };
}

const ends: Record<string, string> = { right: 'end', end: 'end', center: 'center' };

const alignOf = (align = '', style = ''): string | undefined =>
  ends[(/text-align:\s*(\w+)/i.exec(style)?.[1] ?? align).toLowerCase()];
