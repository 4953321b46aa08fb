import type { LoaderFunction } from 'storybook/internal/types';
import { moments } from './dials.ts';
import type { ToolbarGlobals } from './globals.ts';
import { setPageClock } from './page-clock.ts';

/** Sets the clock of the page as the toolbar says. */
export const clockOfPage: LoaderFunction = ({ globals }) => {
  setPageClock(moments[(globals as ToolbarGlobals).clock]);
  return Promise.resolve({});
};
