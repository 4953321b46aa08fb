import { useHighlight } from './highlight.context.ts';

export interface HighlightProps {
  /** The text, as it is written. */
  children: string;
}

/**
 * A text in which what the `HighlightScope` around searches is marked, in its original spelling: `sao` marks São, `lodz` marks
 * Łódź. Outside of a scope it is the text alone.
 */
export function Highlight({ children }: HighlightProps) {
  return useHighlight()(children);
}
