import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { nestConditions } from './nest-conditions.ts';

const Box = styled.div`
  color: red;
  @media (max-width: 600px) {
    color: green;
    &:hover {
      color: blue;
    }
  }
  @supports (display: grid) {
    @media print {
      color: black;
    }
  }
`;

function stylesOf(component: typeof Box): string {
  const sheet = new ServerStyleSheet();
  const plugins = { stylisPlugins: [nestConditions] };
  renderToString(sheet.collectStyles(createElement(StyleSheetManager, plugins, createElement(component))));
  // Between two rules stands a comment of the library.
  return sheet.getStyleTags().replaceAll('/*!sc*/\n', '');
}

describe('conditions of styles', () => {
  const styles = stylesOf(Box);

  it('stand inside their rules, in the same order', () => {
    expect(styles).toMatch(
      /\.(\w+)\{color:red;\}\.\1\{@media \(max-width: 600px\)\{color:green;\}\}\.\1:hover\{@media \(max-width: 600px\)\{color:blue;\}\}/,
    );
  });

  it('stay as they are where one stands in another', () => {
    expect(styles).toMatch(/@supports \(display: grid\)\{\.\w+\{@media print\{color:black;\}\}\}/);
  });
});
