import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { conditionsInside } from './conditions-inside.ts';

const Box = styled.div`
  color: red;

  &::after {
    @media (forced-colors: active) {
      color: black;
    }
  }

  @media print {
    display: none;

    > p,
    &:hover {
      color: blue;
    }
  }

  @supports (display: grid) {
    @media print {
      margin: 0;
    }
  }
`;

it('writes a condition into each rule that it is about, and leaves pseudo-elements and conditions within others', () => {
  const sheet = new ServerStyleSheet();
  const box = createElement(StyleSheetManager, { stylisPlugins: [conditionsInside] }, createElement(Box));

  const page = renderToStaticMarkup(sheet.collectStyles(box));
  const name = /class="\S+ ([^"]+)"/.exec(page)?.[1] ?? '';
  const rules = sheet
    .getStyleTags()
    .replaceAll(`.${name}`, '.box')
    .match(/(?:@|\.box).*(?=\/\*!sc\*\/)/g);

  expect(rules).toEqual([
    '.box{color:red;}',
    '@media (forced-colors: active){.box::after{color:black;}}',
    '.box{@media print{display:none;}}',
    '.box >p,.box:hover{@media print{color:blue;}}',
    '@supports (display: grid){@media print{.box{margin:0;}}}',
  ]);
});
