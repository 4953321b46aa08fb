import { useState } from 'react';
import type { CarouselMounts } from './carousel.types.ts';

/** Tells of each column of slides whether its content is there. */
export function useMounted(mounts: CarouselMounts, inSight: readonly number[]): (selectedIndex: number) => boolean {
  const [seen, setSeen] = useState<readonly number[]>([]);
  const unseen = inSight.filter((selectedIndex) => !seen.includes(selectedIndex));
  if (mounts === 'seen' && unseen.length > 0) setSeen([...seen, ...unseen]);

  return (selectedIndex) => {
    if (mounts === 'all') return true;
    if (mounts === 'seen') return seen.includes(selectedIndex);
    return inSight.some((near) => Math.abs(near - selectedIndex) <= 1);
  };
}
