import type { ReactNode } from 'react';

/** A widget used well or badly, and why that is so. */
export interface LiveExample {
  example: ReactNode;
  why: string;
}

export interface LivePair {
  good: LiveExample;
  bad: LiveExample;
}

/** By the name of the widget. */
export type LivePairs = Readonly<Record<string, LivePair>>;
