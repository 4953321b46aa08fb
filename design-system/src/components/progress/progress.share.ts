import type { CSSProperties } from 'react';

/** The width is a custom property, so that the style sheet stays the same for every value. */
export function shareOf(share: number): CSSProperties {
  return { '--share': `${share * 100}%` } as CSSProperties;
}

/** How much of a whole is reached, from 0 on: more than the whole is more than 1, and of nothing it is 0. */
export const reachedOf = (value: number, max: number): number => (max > 0 ? Math.max(value / max, 0) : 0);

export const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
