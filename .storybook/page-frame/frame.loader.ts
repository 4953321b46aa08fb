import type { LoaderFunction } from 'storybook/internal/types';
import { frameName } from './page-frame.ts';

/** The frame is a few milliseconds late. A story is better drawn in the wrong one than not at all. */
const AT_MOST_MS = 2000;

/**
 * Waits until the frame around the story has the size of this story. Storybook hears of a story's viewport from the story, and
 * would let it begin to play in the window of the one before.
 */
export const whenFramed: LoaderFunction = async ({ id, globals, viewMode }) => {
  const frame = viewMode === 'story' ? window.frameElement?.closest<HTMLElement>('[data-frame-of]') : null;
  const name = frameName({ id, globals });
  const limit = performance.now() + AT_MOST_MS;
  const isLate = () => frame && frame.dataset['frameOf'] !== name && performance.now() < limit;
  while (isLate()) await briefly();
  return {};
};

const briefly = () => new Promise((resolve) => setTimeout(resolve, 5));
