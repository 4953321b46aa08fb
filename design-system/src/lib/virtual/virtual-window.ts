import { elementScroll, type VirtualizerOptions } from '@tanstack/react-virtual';
import { startTransition } from 'react';
import { windowSize } from './window-size.ts';

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

/**
 * Says how large a list is once the browser has laid it out, and whenever that changes. To ask at once, as is usual, has the
 * browser lay out the whole page in the midst of drawing it. What comes in sight thereby is drawn in slices.
 */
export const observeSize: Options['observeElementRect'] = ({ scrollElement }, onSize) => {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver((entries) => {
    const [box] = entries.at(-1)?.borderBoxSize ?? [];
    if (!box) return;
    startTransition(() => onSize({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) }));
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
};

/** Until a list is measured: a part of what is in sight, so that its first entries come with it. */
export const sizeAtFirst = () => ({ width: 0, height: windowSize().height / 2 });

/** A list that comes stands at its beginning; to say so, which nobody wished, would have the browser lay out the page, too. */
export const scrollTo: Options['scrollToFn'] = (offset, options, virtualizer) => {
  const isWished = options.behavior !== undefined;
  if (!isWished && offset + (options.adjustments ?? 0) === 0 && !virtualizer.scrollOffset) return;
  elementScroll(offset, options, virtualizer);
};
