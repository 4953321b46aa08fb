import { viewports } from '../appearance/modes.ts';

/** The room of a story between Storybook's sidebar and panel, in a window of 1440 × 880 px. */
export const canvas = { width: 1140, height: 540 };

/** The width of a page's window, in pixels. */
const PAGE_WIDTH = viewports.desktop;

/** The window of a page in that canvas, in pixels. */
export const pageFrame = pageIn(canvas);

export interface Size {
  width: number;
  height: number;
}

/** How much smaller a page is drawn in this room. It is never drawn larger. */
export function scaleOf({ width }: Size): number {
  return Math.min(1, width / PAGE_WIDTH);
}

/** The window of a page that fills this room, in pixels. */
export function pageIn(room: Size): Size {
  return { width: PAGE_WIDTH, height: Math.floor(room.height / scaleOf(room)) };
}

export interface ShownStory {
  id: string;
  globals: Record<string, unknown>;
}

/** Whether a story is shown in the window of a page. One that chooses a viewport keeps that. */
export const isInPageFrame = ({ id, globals }: ShownStory): boolean =>
  id.startsWith('features-') && !chosenViewport(globals);

/** The viewport that a story or the toolbar chooses, if any. */
export function chosenViewport({ viewport }: Record<string, unknown>): string {
  const value: unknown = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;
  return typeof value === 'string' ? value : '';
}

/** Tells the frame of one story from that of another, as far as their windows can differ. */
export const frameName = ({ id, globals }: ShownStory): string => `${id} ${chosenViewport(globals)}`;
