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

  @media screen {
    &::before,
    & ::marker,
    > a:hover::after {
      color: gray;
    }
  }

  @media screen and (width > 1px) {
    &::-webkit-scrollbar:hover,
    &:focus {
      color: green;
    }
  }

  @starting-style {
    opacity: 0;
  }

  @supports (display: grid) {
    @media print {
      margin: 0;
    }
  }
`;

it('writes a condition into each rule that it is about, that of a pseudo-element into the rule of its owner, and leaves a condition within another', () => {
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
    '.box{@media (forced-colors:active){&::after{color:black;}}}',
    '.box{@media print{display:none;}}',
    '.box >p{@media print{color:blue;}}',
    '.box:hover{@media print{color:blue;}}',
    '.box{@media screen{&::before{color:gray;}}}',
    '.box *{@media screen{&::marker{color:gray;}}}',
    '.box >a:hover{@media screen{&::after{color:gray;}}}',
    '.box{@media screen and (width > 1px){&::-webkit-scrollbar:hover{color:green;}}}',
    '.box:focus{@media screen and (width > 1px){color:green;}}',
    '.box{@starting-style{opacity:0;}}',
    '@supports (display:grid){@media print{.box{margin:0;}}}',
  ]);
});
