import { useEffect, useLayoutEffect, useMemo, useState } from 'react';

interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The element of a step, brought into sight, and where it is now. */
export function useTarget(id: string) {
  const element = useMemo(() => document.getElementById(id), [id]);
  const [place, setPlace] = useState<Place | null>(null);

  useLayoutEffect(() => {
    element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }, [element]);

  // What observes sizes also tells the first one.
  useEffect(() => {
    if (!element) return;
    const follow = () => setPlace(placeOf(element));
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

  return { element, place: element && place };
}

function placeOf(element: HTMLElement): Place {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}
