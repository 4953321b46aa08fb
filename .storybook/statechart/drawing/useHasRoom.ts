import { type RefObject, useEffect, useState } from 'react';

/** Whether the surface is there to be seen: a panel draws what is in it before it opens, and opens without any room. */
export function useHasRoom(surface: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    if (!surface.current) return undefined;
    const element = surface.current;
    const observer = new ResizeObserver(() => setHasRoom(element.clientWidth > 0 && element.clientHeight > 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface]);
  return hasRoom;
}
