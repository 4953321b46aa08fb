import { useEffect, useLayoutEffect, useMemo, useState } from 'react';

interface Position {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The element of a step, brought into sight, and where it is now. */
export function useTarget(id: string) {
  const element = useMemo(() => document.getElementById(id), [id]);
  const [position, setPosition] = useState<Position | null>(null);

  useLayoutEffect(() => {
    element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }, [element]);

  // The observers also report the initial size.
  useEffect(() => {
    if (!element) return;
    const follow = () => setPosition(positionOf(element));
    const size = new ResizeObserver(follow);
    size.observe(element);
    size.observe(document.body);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      size.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [element]);

  return { element, position: element && position };
}

function positionOf(element: HTMLElement): Position {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}
