import { type DragEvent, useState } from 'react';
import { droppedFiles } from '../../../lib/files/dropped-files.ts';

/** Takes files that are dropped, and tells while some are dragged over the place. */
export function useDrop(onTake: (files: readonly File[], folders: readonly string[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      const { files, folders } = droppedFiles(event.dataTransfer);
      onTake(files, folders);
    },
  };
}
