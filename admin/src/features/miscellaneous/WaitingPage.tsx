import type { ReactNode } from 'react';

/** A page whose content, with its texts, is the feature `waiting`. */
export function WaitingPage({ children }: { children?: ReactNode }) {
  return children;
}
