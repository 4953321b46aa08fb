import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';

/** The markup of the page, and the styles of the widgets on it. */
export async function render(page: ReactNode = <App />): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(page));
    const markup = await text(prelude);
    return { markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
