import { describe, expect, it } from 'vitest';
import { isBlank, previewOf } from './email.text.ts';

const IMAGE = `<img dir="auto" src="data:image/png;base64,${'iVBOR/+'.repeat(1000)}">`;
const preview = (html: string) => previewOf(html, 160).text;

describe('the preview of a message', () => {
  it.each([
    ['<p>Ol&aacute;, Jo&atilde;o &ndash; 50&nbsp;%&zwnj;</p>', 'Olá, João – 50 %'],
    [`<p>${IMAGE}</p><p>Veja</p>`, 'Veja'],
    [`<!-- ${'x'.repeat(3000)} --><p>Veja</p>`, 'Veja'],
    ['<p>1 &lt; 2 &amp;amp; 3</p><p>a < b</p>', '1 < 2 &amp; 3 a < b'],
    [
      '<p>Ol<b>á</b></p><ul><li>um</li><li>dois</li></ul><table><tr><td>a</td><td>b</td></tr></table>',
      'Olá um dois a b',
    ],
    ['<style>p{}</style><script>alert(1)</script><title>no</title>Veja', 'Veja'],
    ['<div style="display: none !important">no</div><p hidden>no</p><p>Veja</p>', 'Veja'],
    ['<div style="max-height:0px;overflow:hidden">no</div><span class="preheader">no</span>Veja', 'Veja'],
    ['<div style="font-size:0"><p style="font-size:14px">Veja</p>no</div>', 'Veja'],
    [
      '<span style="position:absolute; clip: rect(0, 0, 0, 0)">no</span><b style="clip: rect(1px,1px,1px,1px)">no</b><u style="clip: rect(0, 100px, 100px, 0)"></u><i style="clip-path: inset(50%)">no</i>Veja',
      'Veja',
    ],
    ['<div style="font-size:1px;line-height:1px;color:#fff">no</div>Veja', 'Veja'],
    ['<div style="visibility:hidden">no<b style="visibility:visible">Veja</b></div>', 'Veja'],
    ['<p>&#847;&zwnj;&nbsp;&#8203;&#65279;&shy; Ve&shy;ja</p>', 'Veja'],
    ['<p>👩‍💻 می‌خواهم</p>', '👩‍💻 می‌خواهم'],
    ['<p>Boa viagem <img alt="🧳" src="https://a.example/e.png"></p>', 'Boa viagem 🧳'],
  ])('of %s has the words that are shown (BR2-20)', (html, text) => {
    expect(preview(html)).toBe(text);
  });

  it('distinguishes an image alone from an empty text (BR2-20)', () => {
    expect(previewOf(`<p>${IMAGE}</p>`, 160)).toEqual({ text: '', isImageAlone: true });
    expect(previewOf(`<p>${IMAGE}</p><p>Veja</p>`, 160).isImageAlone).toBe(false);
    expect(previewOf('<img src="https://a.example/o.gif" width="1" height="1">', 160).isImageAlone).toBe(false);
  });

  it('ends after so many characters, never within one', () => {
    expect(previewOf(`<p>${'🧳'.repeat(100)}</p>`, 5).text).toBe('🧳🧳');
    expect(previewOf(`${'<p>&zwnj;&nbsp;</p>'.repeat(2000)}Veja`, 160).text).toBe('Veja');
  });
});

it.each([
  ['<p> &nbsp;</p>', true],
  ['<p><br></p>', true],
  [IMAGE, false],
  ['<p>x</p>', false],
])('%.20s shows nothing: %s', (html, expected) => {
  expect(isBlank(html)).toBe(expected);
});
