import type { Rect, Virtualizer } from '@tanstack/react-virtual';

/**
 * Says how large a list is once the browser has laid it out, and whenever that changes. To ask at once, as is usual, has the
 * browser lay out the whole page in the midst of drawing it.
 */
export function observeSize(
  { scrollElement }: Pick<Virtualizer<HTMLElement, Element>, 'scrollElement'>,
  onSize: (rect: Rect) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver((entries) => {
    const [box] = entries.at(-1)?.borderBoxSize ?? [];
    if (box) onSize({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
