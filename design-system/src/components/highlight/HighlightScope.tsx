import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { asItIs, type HighlightBy, HighlightContext } from './highlight.context.ts';

const loadHighlighter = () => import('./highlighter.tsx');

export interface HighlightScopeProps {
  /** The searched text. While it is blank nothing is marked. */
  query: string;
  /**
   * Whether the query is marked as one text where it stands, else its words; or each word, with numbers and days in all spellings.
   * @default 'text'
   */
  by?: HighlightBy;
  children: ReactNode;
}

/** Says what is searched in a list: `Highlight` and the design system's lists mark it in their texts. */
export function HighlightScope({ query, by = 'text', children }: HighlightScopeProps) {
  const { code, prepare } = useOnDemand(loadHighlighter);
  // The found texts show first, and are marked after.
  const searched = useDeferredValue(query).trim();
  const isSearched = searched !== '';
  useEffect(() => {
    if (isSearched) prepare();
  }, [isSearched, prepare]);
  const highlight = useMemo(
    () => (isSearched ? code?.highlighterOf(searched, by) : undefined),
    [isSearched, searched, by, code],
  );
  return <HighlightContext value={highlight ?? asItIs}>{children}</HighlightContext>;
}
