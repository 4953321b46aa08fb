import { expect, it } from 'vitest';
import { type HtmlPiece, readHtml, textOf } from './html.ts';
import { plainLooks } from './pasted/plain-looks.ts';
import { withTables } from './tables.ts';

/** A line for each row, with the kind, the spans and the content of its cells. */
function outline(html: string): string[] {
  return withTables(readHtml(html, { takesTables: true })).flatMap((piece) => linesOf(piece));
}

function linesOf(piece: HtmlPiece): string[] {
  if (typeof piece === 'object' && piece.tag === 'div') return piece.children.flatMap(linesOf);
  if (typeof piece === 'string' || piece.tag !== 'table') return textOf(piece).trim() ? [textOf(piece).trim()] : [];
  return piece.children.map((row) => (typeof row === 'string' ? row : row.children.map(cellOf).join(' | ')));
}

function cellOf(cell: HtmlPiece): string {
  if (typeof cell === 'string') return cell;
  const [line] = cell.children;
  const style = typeof line === 'object' ? Object.values(line.attributes) : [];
  return [cell.tag, ...Object.entries(cell.attributes).flat(), ...style, textOf(cell).trim()].filter(Boolean).join(' ');
}

it('reads the tables that sheets, word processors and pages put on the clipboard', () => {
  const sheets =
    '<google-sheets-html-origin><style>td {}</style><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" border="1"><colgroup>' +
    '<col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value=\'{"2":"a>b"}\'>Plan</td>' +
    '<td></td></tr><tr><td colspan="900">Total</td></tr></tbody></table>';
  const excel =
    '<html><body><table border=0 width=128 style="border-collapse:collapse"><!--StartFragment--><col width=64 span=2><tr height=20>' +
    '<td height=20 class=xl65 onclick="x()">Lisbon</td><td class=xl66 align=right>R$ 89</td></tr><!--EndFragment--></table></body></html>';
  const word =
    '<div><table class=MsoTableGrid><thead><tr><td><p class=MsoNormal><b>City<o:p></o:p></b></p></div></td></tr></thead>' +
    '<tr><td rowspan=2><p>Lima</p></td></tr></table></div><p>After</p>';
  const page = '<table><caption>Prices</caption><tr><th>City<td>Price<tr><th>Lima<td>20</table>';

  expect(outline(sheets)).toEqual(['td Plan | td', 'td colspan 50 Total']);
  expect(outline(excel)).toEqual(['td Lisbon | td text-align:end R$ 89']);
  expect(outline(word)).toEqual(['th City', 'td rowspan 2 Lima', 'After']);
  expect(outline(page)).toEqual(['Prices', 'th City | td Price', 'th Lima | td 20']);
});

it('keeps the alignment of a cell whose words stand in paragraphs', () => {
  const page =
    '<table><tr><td align="right"><p>89</p></td><td align="right"><p style="text-align:center">90</p></td></tr></table>';
  expect(outline(page)).toEqual(['td text-align:end 89 | td text-align:center 90']);
});

it('makes no line of an empty cell', () => {
  const [table] = withTables(plainLooks(readHtml('<table><tr><td>a<td><br></table>', { takesTables: true })));
  expect(JSON.stringify(table)).not.toContain('"br"');
});

it('makes no table of a single cell, and none within another', () => {
  expect(outline('<table><tr><td><p>Only words</p></td></tr></table>')).toEqual(['Only words']);
  expect(outline('<table></table><p>a</p>')).toEqual(['a']);
  expect(
    outline('<table><tr><td>a<table><tr><td>b<td>c</tr></table></td><td>d</td></tr><tr><td>e</td></tr></table>'),
  ).toEqual(['td ab c | td d', 'td e']);
});
