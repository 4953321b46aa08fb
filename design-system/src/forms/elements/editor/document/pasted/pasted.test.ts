import { expect, it } from 'vitest';
import { type HtmlPiece, readHtml } from '../html.ts';
import { plainLooks } from './plain-looks.ts';

const pasted = (html: string) => plainLooks(readHtml(html));

/** The words of each block, in its lines. */
function lines(pieces: readonly HtmlPiece[]): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return piece.trim() ? [piece.trim()] : [];
    const inside = lines(piece.children);
    return /^(?:p|div)$/.test(piece.tag) && inside.length === 0 ? [''] : inside;
  });
}

const comments =
  `<p class=MsoNormal><a style='mso-comment-reference:AP_1;mso-comment-date:20261128T1000'>Preço</a><span class=MsoCommentReference>` +
  `<span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">` +
  `[AP1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span></p>` +
  `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>` +
  `<div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>O cliente não pode ver isto.</p></div></div></div>`;

it('leaves the comments of a Word document behind', () => {
  expect(lines(pasted(comments))).toEqual(['Preço']);
});

it('keeps text that was a comment once', () => {
  expect(lines(pasted('<p class=MsoCommentText>Preço</p>'))).toEqual(['Preço']);
});

it.each(['display:none;mso-hide:all', 'mso-hide:all', 'color:red; display : NONE !important', 'visibility:hidden'])(
  'leaves behind what is hidden by %s',
  (style) => {
    expect(lines(pasted(`<p>a<span style="${style}">b</span></p><p style="${style}">c</p>`))).toEqual(['a']);
  },
);

it('keeps the blank line of LibreOffice one line high', () => {
  const [line, blank] = [
    { tag: 'p', attributes: {}, children: ['a'] },
    { tag: 'p', attributes: {}, children: [] },
  ];
  expect(pasted('<p>a</p><p><br/>\n\n</p>')).toEqual([line, blank]);
});

it('keeps paragraphs of Slack apart, which are an element without words', () => {
  const gap =
    '<span aria-label="&nbsp;" class="c-mrkdwn__br" style="box-sizing: inherit; display: block; height: 8px;"></span>';

  expect(lines(pasted(`<span>Bom dia</span>${gap}<span>Ana</span>`))).toEqual(['Bom dia', '', 'Ana']);
});

it.each(['form', 'nav', 'fieldset', 'details', 'legend', 'caption', 'option', 'figure'])(
  'keeps the words of two elements %s apart',
  (tag) => {
    const block = (word: string) => ({ tag: 'div', attributes: {}, children: [word] });
    expect(pasted(`<${tag}>a</${tag}><${tag}>b</${tag}>`)).toEqual([block('a'), block('b')]);
  },
);
