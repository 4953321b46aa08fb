import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';
import { observeSize, scrollTo } from '../../behaviour/virtual-window.ts';

interface MailWindow {
  mails: readonly { id: number }[];
  /** The place of the mail that stays drawn when it is out of sight: it may have focus. */
  current: number;
  rowHeight: number;
  scroller: HTMLDivElement | null;
}

/** Which rows are drawn, and where. */
export function useMailWindow({ mails, current, rowHeight, scroller }: MailWindow) {
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read where it is returned, and passed to nobody
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: mails.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => mails[index]?.id ?? index, [mails]),
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), current])].toSorted((a, b) => a - b),
    overscan: 6,
    // Until it is measured: a part of what is in sight, so that no drawing takes long.
    initialRect: { width: 0, height: window.innerHeight / 4 },
    observeElementRect: observeSize,
    scrollToFn: scrollTo,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return virtualizer;
}
