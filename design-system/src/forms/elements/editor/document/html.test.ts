import { describe, expect, it } from 'vitest';
import { type HtmlPiece, isSafeLink, isSafeImage, readHtml } from './html.ts';
import { plainLooks } from './pasted/plain-looks.ts';
import { withLists } from './pasted/word-lists.ts';

const element = (tag: string, children: unknown[] = [], attributes = {}) => ({ tag, attributes, children });

describe('reading markup', () => {
  it('keeps words, marks and links', () => {
    expect(readHtml('<p>Fly &amp; <b>stay</b><br><a href="https://a.example">here</a></p>')).toEqual([
      element('p', [
        'Fly & ',
        element('b', ['stay']),
        element('br'),
        element('a', ['here'], { href: 'https://a.example' }),
      ]),
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', []],
    ['<SCRIPT src="//evil.example"></SCRIPT >', []],
    ['<style>p { color: red }</style>words', ['words']],
    ['<iframe src="https://evil.example">', []],
    ['<svg><script>alert(1)</script></svg>', []],
    ['<!-- <p>no</p> --><p>yes</p>', [element('p', ['yes'])]],
    ['<p onclick="alert(1)">a</p>', [element('p', ['a'])]],
    ['<p title="a > b">c</p>', [element('p', ['c'])]],
    ['<a href="javascript:alert(1)">a</a>', [element('a', ['a'])]],
    ['<a href="java&#115;cript:alert(1)">a</a>', [element('a', ['a'])]],
    ['<img src=x onerror=alert(1)>', [element('img')]],
    ['<p style="background: url(https://evil.example)">a</p>', [element('p', ['a'])]],
    ['<table><tr><td onclick="alert(1)">cell</td></tr></table>', [element('div', ['cell'])]],
    ['1 < 2 &lt; 3 &copy; &#0;', ['1 ', '<', ' 2 < 3 © ']],
    ['</p><b>a', [element('b', ['a'])]],
  ])('of %s is safe', (html, pieces) => {
    expect(readHtml(html)).toEqual(pieces);
  });

  it('makes a line of each row of a table, and keeps its cells apart', () => {
    const rows = [element('div', ['Policy', ' ', 'EM-1']), element('div', ['Price', ' ', '100'])];

    expect(readHtml('<table><tr><th>Policy</th><td>EM-1</td></tr><tr><td>Price</td><td>100</td></tr></table>')).toEqual(
      rows,
    );
    expect(readHtml('<table><tr><th>Policy<td>EM-1<tr><td>Price<td>100</table>')).toEqual(rows);
  });

  it('keeps headings of every level', () => {
    expect(readHtml('<h1>a</h1><h3>b</h3><h6>c</h6>')).toEqual([
      element('h2', ['a']),
      element('h3', ['b']),
      element('h4', ['c']),
    ]);
  });

  it('closes what stands open within what is closed', () => {
    expect(readHtml('<p><b>a</p>b')).toEqual([element('p', [element('b', ['a'])]), 'b']);
  });
});

it.each(['/\\evil.example', '\t//evil.example', '/\t/evil.example', 'java\nscript:alert(1)', 'data:text/html,x'])(
  'does not follow %j',
  (address) => expect(isSafeLink(address)).toBe(false),
);

it('accepts only addresses that may be followed or shown', () => {
  expect(
    ['https://a.example', '/sales', 'mailto:a@b.example', 'data:text/html,x', '//a.example'].map(isSafeLink),
  ).toEqual([true, true, true, false, false]);
  expect(['data:image/png;base64,AA', 'data:image/svg+xml;base64,AA', 'data:text/html,a'].map(isSafeImage)).toEqual([
    true,
    false,
    false,
  ]);
});

it('reads characters by their number as browsers do (BR2-37)', () => {
  expect(readHtml('&#231;&#xE3;&#150;&#8230; AT&T &foo;')).toEqual(['çã–… AT&T &foo;']);
  expect(readHtml('<a href="/a?b=1&copy=2&amp;c">x</a>')).toEqual([element('a', ['x'], { href: '/a?b=1&copy=2&c' })]);
});

const wordLine = (list: string, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:${list} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span ` +
  `style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

/** Lists as lines, indented by their level. */
function outline(pieces: readonly HtmlPiece[], indent = ''): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return piece.trim() ? [indent + piece] : [];
    const { tag, attributes, children } = piece;
    if (tag === 'p') return [`${indent}${children.join('')}`];
    if (tag === 'li') return outline(children, indent);
    return [`${indent}${[tag, ...Object.values(attributes)].join(' ')}`, ...outline(children, `${indent}  `)];
  });
}

describe('lists of desktop Word (BR2-35)', () => {
  it('become real ones, with their levels and kinds', () => {
    const html = [
      wordLine('l0 level1', '·', 'Passaporte'),
      wordLine('l0 level2', 'o', 'Cópia'),
      wordLine('l0 level3', '§', 'Frente'),
      wordLine('l0 level1', '·', 'Apólice'),
      wordLine('l1 level1', '1.', 'Um'),
      wordLine('l1 level2', 'a)', 'Dois'),
      wordLine('l1 level1', '2.', 'Três'),
      '<p class=MsoNormal>Fim<o:p></o:p></p>',
      wordLine('l2 level1', 'iv.', 'Quatro'),
      wordLine('l3 level1', '7.', 'Sete'),
    ].join('');

    expect(outline(withLists(readHtml(html)))).toEqual([
      'ul',
      '  Passaporte',
      '  ul',
      '    Cópia',
      '    ul',
      '      Frente',
      '  Apólice',
      'ol',
      '  Um',
      '  ol a',
      '    Dois',
      '  Três',
      'Fim',
      'ol i',
      '  Quatro',
      'ol 7',
      '  Sete',
    ]);
  });

  it('are found by their dot alone, and within what surrounds them', () => {
    const line = '<p class=MsoListBullet><![if !supportLists]>·&nbsp;&nbsp;<![endif]>Mala</p>';

    expect(outline(withLists(readHtml(`<div class=WordSection1>${line}${line}</div>`)))).toEqual([
      'div',
      '  ul',
      '    Mala',
      '    Mala',
    ]);
  });
});

it('takes over what pasted text means, and not how it looked', () => {
  const html = `<p style="font-family:Arial;color:black;text-align:center"><span style="font-size:7pt;font-weight:700">a</span>&nbsp; b</p>`;

  expect(plainLooks(readHtml(html))).toEqual([
    element('p', [element('span', ['a'], { style: 'font-weight:700' }), ' b'], { style: 'text-align:center' }),
  ]);
});

describe('what is pasted out of another page', () => {
  const pasted = (html: string) => plainLooks(readHtml(html));

  it.each(['#1d1c1d', '#fff', 'rgb(212, 212, 212)', 'rgba(29,28,29,0.9)', 'white', 'inherit'])(
    'loses the grey %s, which may be that of this page',
    (color) => {
      expect(pasted(`<span style="color:${color}">a</span>`)).toEqual([element('span', ['a'])]);
    },
  );

  it.each(['#c00000', 'rgb(86, 156, 214)', 'red'])('keeps the colour %s', (color) => {
    expect(pasted(`<span style="color:${color}">a</span>`)).toEqual([
      element('span', ['a'], { style: `color:${color}` }),
    ]);
  });

  it('keeps blank lines one line high, and breaks within paragraphs', () => {
    const [a, blank, b] = [element('div', ['a']), element('p'), element('div', ['b', element('br'), 'c'])];
    expect(pasted('<div>a</div><div><br></div><div>b<br>c</div>')).toEqual([a, blank, b]);
    expect(pasted('<div>a</div><br><div>b<br>c</div>')).toEqual([a, blank, b]);
  });

  it('keeps headings of every level', () => {
    expect(pasted('<h1>a</h1><h3>b</h3><h6>c</h6>')).toEqual([
      element('h2', ['a']),
      element('h3', ['b']),
      element('h4', ['c']),
    ]);
  });

  it('keeps lines apart that are no paragraphs', () => {
    expect(pasted('<dl><dt>a</dt><dd>b</dd></dl><section>c</section>')).toEqual([
      element('div', ['a']),
      element('div', ['b']),
      element('div', ['c']),
    ]);
  });
});
