import { useControlledState } from 'react-stately/useControlledState';
import type { ChartProps } from '../chart.types.ts';

const none: readonly string[] = [];

/** The hidden series, controlled by `hidden` or uncontrolled. */
export function useHidden({ hidden, defaultHidden = none, onHiddenChange }: ChartProps) {
  return useControlledState(hidden, defaultHidden, (next) => onHiddenChange?.({ hidden: next }));
}
