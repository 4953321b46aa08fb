import type { CSSProperties } from 'react';

/** The width is a custom property, so that the style sheet stays the same for every value. */
export function shareOf(share: number): CSSProperties {
  return { '--share': `${share * 100}%` } as CSSProperties;
}
