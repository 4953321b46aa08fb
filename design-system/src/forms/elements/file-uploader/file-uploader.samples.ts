import type { Upload } from './useUploads.ts';

const ticks = 20;

/** Stands in for a server: every tick some of the file arrives, and what is too heavy for it fails half-way. */
export const pretendUpload: Upload = async ({ size }, { signal, onProgress }) => {
  for (let tick = 1; tick <= ticks; tick += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    signal.throwIfAborted();
    if (size > 5_000_000 && tick > ticks / 2) throw new Error('The server takes no more than 5 MB.');
    onProgress(tick / ticks);
  }
};
