import type { LoaderFunction, StoryContext } from 'storybook/internal/types';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { canvas, chosenViewport, isInPageFrame, pageFrame, type Size } from '../../page-frame/page-frame.ts';

type Shown = Pick<StoryContext, 'id' | 'globals' | 'parameters'>;

interface Viewports {
  [name: string]: { styles: { width: string; height: string } } | undefined;
}

/**
 * The window that a story has in Storybook, in pixels.
 *
 * @throws when it chooses a viewport without a size in pixels
 */
export function windowOf({ id, globals, parameters }: Shown): Size {
  if (isInPageFrame({ id, globals })) return pageFrame;
  const name = chosenViewport(globals);
  if (!name) return canvas;

  const viewports: Viewports = { ...MINIMAL_VIEWPORTS, ...parameters['viewport']?.options };
  const size = { width: inPixels(viewports[name]?.styles.width), height: inPixels(viewports[name]?.styles.height) };
  if (Number.isNaN(size.width + size.height)) throw new Error(`The viewport "${name}" has no size in pixels.`);
  return size;
}

const inPixels = (length = '') => (length.endsWith('px') ? Number.parseFloat(length) : Number.NaN);

/** Gives a visited story the window that it has in Storybook. */
export const windowOfVisit: LoaderFunction = async (context) => {
  await window.setWindowSize?.(windowOf(context));
  return {};
};
