import type { AfterEach } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { restoreAllMocks } from 'storybook/test';
import { checkEveryLook } from './axe/accessibility.ts';
import { setPageClock } from '../toolbar/page-clock.ts';
import { expectLayersToFit } from './layout/floating-layers.ts';

/** Checks every story in the state in which its play leaves it. */
export const checkAfterPlay: AfterEach<ReactRenderer> = async (context) => {
  if (context.viewMode !== 'story') return;
  expectLayersToFit();
  await checkEveryLook(context);
  // The next file of stories may ask for today, or make an address, while it loads.
  setPageClock(null);
  restoreAllMocks();
};
