import type { ReactNode } from 'react';

/** How a figure came about. */
export interface FigureExplanation {
  /** Names it, such as "How orders are counted". */
  title: string;
  /** The sum, its parts and its source. */
  content: ReactNode;
}
