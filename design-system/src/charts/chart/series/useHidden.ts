import { useState } from 'react';
import type { ChartProps } from '../chart.types.ts';

const none: readonly string[] = [];

/** What is switched off in the legend: kept by the chart's owner, or by the chart. */
export function useHidden({ hidden, defaultHidden = none, onHiddenChange }: ChartProps) {
  const [kept, keep] = useState(defaultHidden);
  const change = (next: readonly string[]) => {
    keep(next);
    onHiddenChange?.({ hidden: next });
  };
  return [hidden ?? kept, change] as const;
}
