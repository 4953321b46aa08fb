import { useEffect, useRef, useState } from 'react';

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
  const [own, setOwn] = useState(defaultSize);
  const unfolded = useRef(defaultSize || least);
  const size = controlled ?? own;

  useEffect(() => {
    if (size > 0) unfolded.current = size;
  }, [size]);

  const set = (next: number) => {
    if (next === size) return;
    setOwn(next);
    onResize?.({ size: next });
  };
  return {
    size,
    least,
    most,
    /** Goes to a width, or as near to it as it may. */
    resize: (wanted: number) => set(Math.min(Math.max(wanted, least), most)),
    /** Folds the pane away, or brings it back as wide as it was. */
    toggle: () => set(size > 0 ? 0 : unfolded.current),
  };
}

export type Pane = ReturnType<typeof usePaneSize>;
