import { type DragEvent, useState } from 'react';
import { type DroppedFiles, droppedFiles } from './dropped-files.ts';

/**
 * Takes files that are dropped on a place, and tells while some are dragged over it.
 *
 * @param onTake left out, the place takes none
 */
export function useFileDrop(onTake: ((dropped: DroppedFiles) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!onTake || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      // An editor inside may have taken it.
      if (event.defaultPrevented || !onTake || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      onTake(droppedFiles(event.dataTransfer));
    },
  };
}
