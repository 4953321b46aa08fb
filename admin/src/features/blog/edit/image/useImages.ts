import type { TakenImage } from '@embarque/design-system/editor';
import { useState } from 'react';

/** An image that waits to be described. */
export interface WaitingImage {
  file: File;
  /** Called with the image once it is kept, or with nothing. */
  finish: (taken?: TakenImage) => void;
}

/** Images are described one after the other. */
export function useImages() {
  const [waiting, setWaiting] = useState<WaitingImage | null>(null);
  const take = (file: File): Promise<TakenImage | undefined> => {
    const { promise, resolve } = Promise.withResolvers<TakenImage | undefined>();
    setWaiting({
      file,
      finish: (taken) => {
        setWaiting(null);
        resolve(taken);
      },
    });
    return promise;
  };
  return { waiting, take };
}
