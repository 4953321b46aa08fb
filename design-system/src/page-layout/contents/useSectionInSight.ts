import { useEffect, useState } from 'react';

/** Below the navbar, where the eye is when a page begins. */
const TOP_PX = 120;

/**
 * The id of the section that is being read: the last one that begins above a line, which moves down the window as the page
 * moves up, so that the first and the last section have their turn however short they are.
 */
export function useSectionInSight(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    const update = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      const line = Math.max(TOP_PX, (scrollTop / Math.max(1, scrollHeight - clientHeight)) * clientHeight);
      const all = ids.split(' ');
      setCurrent(all.findLast((id) => topOf(id) <= line) ?? all[0]);
    };
    // Measuring waits for the next frame, to avoid a forced layout during rendering.
    const firstLook = requestAnimationFrame(update);
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(firstLook);
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [ids]);

  return current;
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
