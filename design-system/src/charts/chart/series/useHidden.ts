import { useState } from 'react';
import type { ChartProps } from '../chart.types.ts';

const none: readonly string[] = [];

/** The hidden series, controlled by `hidden` or uncontrolled. */
export function useHidden({ hidden, defaultHidden = none, onHiddenChange }: ChartProps) {
  const [kept, keep] = useState(defaultHidden);
  const change = (next: readonly string[]) => {
    keep(next);
    onHiddenChange?.({ hidden: next });
  };
  return [hidden ?? kept, change] as const;
}
