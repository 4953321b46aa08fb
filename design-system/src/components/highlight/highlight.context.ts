import { createContext, type ReactNode, use } from 'react';

/** Whether a query counts as one text, or each of its words by itself, in any order. */
export type HighlightBy = 'text' | 'words';

/** Marks a text where the query stands in it; `render` draws each part. */
export type Highlighter = (text: string, render?: (part: string) => ReactNode) => ReactNode;

/** Marks nothing. */
export const asItIs: Highlighter = (text, render) => (render ? render(text) : text);

export const HighlightContext = createContext<Highlighter>(asItIs);

/** Marks texts as the `HighlightScope` around says; without one, or while nothing is searched, they stay as they are. */
export const useHighlight = (): Highlighter => use(HighlightContext);
