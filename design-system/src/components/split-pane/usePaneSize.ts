import { useEffect, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';

export interface PaneSize {
  /** In per cent; 0 is folded away. */
  size: number;
}

interface PaneSizeOptions {
  controlled: number | undefined;
  defaultSize: number;
  least: number;
  most: number;
  onResize: ((change: PaneSize) => void) | undefined;
}

/** The width of the first pane, kept here or by the owner, and where it returns to after it was folded away. */
export function usePaneSize({ controlled, defaultSize, least, most, onResize }: PaneSizeOptions) {
  const [size, setSize] = useControlledState(controlled, defaultSize, (next) => onResize?.({ size: next }));
  const unfolded = useRef(defaultSize || least);

  useEffect(() => {
    if (size > 0) unfolded.current = size;
  }, [size]);

  return {
    size,
    least,
    most,
    /** Goes to a width, or as near to it as it may. */
    resize: (wanted: number) => setSize(Math.min(Math.max(wanted, least), most)),
    /** Goes back to a width that it had. */
    restore: setSize,
    /** Folds the pane away, or brings it back as wide as it was. */
    toggle: () => setSize(size > 0 ? 0 : unfolded.current),
  };
}

export type Pane = ReturnType<typeof usePaneSize>;
