import { useCallback, useState } from 'react';

/** The width of an element, in whole pixels, from before it is first painted; 0 until then. */
export function useWidth() {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const read = () => setWidth(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, []);
  return [width, measure] as const;
}
