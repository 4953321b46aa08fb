import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect } from 'react';
import { useIsPrinting } from '../react/useIsPrinting.ts';
import { useSteps } from '../react/useSteps.ts';
import { observeSize, scrollTo, sizeAtFirst } from '../virtual/virtual-window.ts';
import { windowSize } from '../virtual/window-size.ts';

interface RowWindow {
  all: readonly { id: number }[];
  /** The position of the row that stays drawn when it is out of sight: it may have focus. */
  current: number;
  /** How high each row is, with what stands above it. */
  sizeOf: (index: number) => number;
  rowHeight: number;
  scroller: HTMLDivElement | null;
}

const withCurrent = (range: Range, current: number) =>
  [...new Set([...defaultRangeExtractor(range), current])].toSorted((a, b) => a - b);

const OVERSCAN = 6;
const ROWS_IN_A_FRAME = 6;

/** Which rows are drawn, and where. At first, a few come with each frame, and then their pictures, one with each. */
export function useRowWindow({ all, current, sizeOf, rowHeight, scroller }: RowWindow) {
  const isPrinting = useIsPrinting();
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read where it is returned, and passed to nobody
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: all.length,
    getScrollElement: () => scroller,
    estimateSize: sizeOf,
    getItemKey: useCallback((index: number) => all[index]?.id ?? index, [all]),
    rangeExtractor: (range) => (isPrinting ? all.map((_, index) => index) : withCurrent(range, current)),
    overscan: OVERSCAN,
    initialRect: sizeAtFirst(),
    observeElementRect: observeSize,
    scrollToFn: scrollTo,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, sizeOf]);

  const rows = virtualizer.getVirtualItems();
  const steps = Math.ceil(windowSize().height / rowHeight) + OVERSCAN;
  const step = useSteps(steps);
  const isSettled = step >= steps;
  const drawn = isSettled ? rows.length : (step + 1) * ROWS_IN_A_FRAME;
  return {
    virtualizer,
    rows: rows.slice(0, drawn),
    isDrawn: drawn >= rows.length,
    // A picture may be a document of its own.
    pictured: isSettled ? rows.length : step,
  };
}
