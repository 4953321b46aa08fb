import { describe, expect, it } from 'vitest';
import { isSafeLink, isSafeImage, readHtml } from './html.ts';

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
    ['1 < 2 &lt; 3 &copy; &#0;', ['1 ', '<', ' 2 < 3 &copy; ']],
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

  it('closes what stands open within what is closed', () => {
    expect(readHtml('<p><b>a</p>b')).toEqual([element('p', [element('b', ['a'])]), 'b']);
  });
});

it.each(['/\\evil.example', '\t//evil.example', '/\t/evil.example', 'java\nscript:alert(1)', 'data:text/html,x'])(
  'does not follow %j',
  (address) => expect(isSafeLink(address)).toBe(false),
);

it('tells addresses that may be followed or shown', () => {
  expect(
    ['https://a.example', '/sales', 'mailto:a@b.example', 'data:text/html,x', '//a.example'].map(isSafeLink),
  ).toEqual([true, true, true, false, false]);
  expect(['data:image/png;base64,AA', 'data:image/svg+xml;base64,AA', 'data:text/html,a'].map(isSafeImage)).toEqual([
    true,
    false,
    false,
  ]);
});
