import { useState } from 'react';
import type { CarouselMounts } from './carousel.types.ts';

/** Tells of each column of slides whether its content is there. */
export function useMounted(mounts: CarouselMounts, inSight: readonly number[]): (place: number) => boolean {
  const [seen, setSeen] = useState<readonly number[]>([]);
  const unseen = inSight.filter((place) => !seen.includes(place));
  if (mounts === 'seen' && unseen.length > 0) setSeen([...seen, ...unseen]);

  return (place) => {
    if (mounts === 'all') return true;
    if (mounts === 'seen') return seen.includes(place);
    return inSight.some((near) => Math.abs(near - place) <= 1);
  };
}
