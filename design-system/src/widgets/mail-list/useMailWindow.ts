import { defaultRangeExtractor, elementScroll, useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';

type Options = VirtualizerOptions<HTMLDivElement, Element>;

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
  const virtualizer = useVirtualizer({
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

/**
 * Says how large a list is once the browser has laid it out, and whenever that changes. To ask at once, as is usual, has the
 * browser lay out the whole page in the midst of drawing it.
 */
const observeSize: Options['observeElementRect'] = ({ scrollElement }, onSize) => {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver((entries) => {
    const [box] = entries.at(-1)?.borderBoxSize ?? [];
    if (box) onSize({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
};

/** A list that comes stands at its beginning; to say so, which nobody wished, would have the browser lay out the page, too. */
const scrollTo: Options['scrollToFn'] = (offset, options, virtualizer) => {
  const isWished = options.behavior !== undefined;
  if (!isWished && offset + (options.adjustments ?? 0) === 0 && !virtualizer.scrollOffset) return;
  elementScroll(offset, options, virtualizer);
};
