import { useEffect, useState } from 'react';
import { watchDrag } from './watch-drag.ts';

/** Watches one drag at a time for what aborts it, as `watchDrag` does, and none any more once the owner is removed. */
export function useDragWatch() {
  const [drag] = useState(createDragWatch);
  useEffect(() => drag.end, [drag]);
  return drag;
}

function createDragWatch() {
  let end = () => {};
  return {
    begin: (watch: Parameters<typeof watchDrag>[0]) => {
      end();
      end = watchDrag(watch);
    },
    end: () => end(),
  };
}
