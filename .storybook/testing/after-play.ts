import type { AfterEach } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { checkEveryLook } from './accessibility.ts';
import { expectLayersToFit } from './floating-layers.ts';

/** Checks every story in the state in which its play leaves it. */
export const checkAfterPlay: AfterEach<ReactRenderer> = async (context) => {
  if (context.viewMode !== 'story') return;
  expectLayersToFit();
  await checkEveryLook(context);
};
