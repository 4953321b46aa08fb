import type { LoaderFunction } from 'storybook/internal/types';
import { page } from 'vitest/browser';
import { isInPageFrame, pageFrame } from '../../page-frame/page-frame.ts';

/**
 * Gives a page the window that it has in Storybook. Before each story, the addon of Vitest sets the viewport that the story
 * chooses, or that of widgets, so the next story keeps nothing of it.
 */
export const viewportOfPage: LoaderFunction = async ({ id, globals }) => {
  if (isInPageFrame({ id, globals })) await page.viewport(pageFrame.width, pageFrame.height);
  return {};
};
