import type { Density, Direction, Skin } from '@embarque/design-system';
import { directions, skins, viewports } from '../../appearance/modes.ts';

export type Width = keyof typeof viewports;
export type Colours = 'designed' | 'forced';

/** One way in which a story can be shown. */
export interface StoryMode {
  skin: Skin;
  direction: Direction;
  width: Width;
  density: Density;
  /** `forced`: as in a contrast theme of the system. */
  colours: Colours;
}

export type Aspect = keyof StoryMode;

/** The values of each aspect. No value belongs to two of them. */
export const aspects = {
  skin: skins,
  direction: directions,
  width: Object.keys(viewports) as readonly Width[],
  density: ['comfortable', 'compact'],
  colours: ['designed', 'forced'],
} as const satisfies { [Name in Aspect]: ReadonlyArray<StoryMode[Name]> };

export const labels: Record<StoryMode[Aspect], string> = {
  light: 'Light',
  dark: 'Dark',
  bordered: 'Bordered',
  'semi-dark': 'Semi-dark',
  ltr: 'LTR',
  rtl: 'RTL',
  desktop: `${viewports.desktop} px`,
  phone: `${viewports.phone} px`,
  comfortable: 'Comfortable',
  compact: 'Compact',
  designed: 'As designed',
  forced: 'Forced colours',
};

/** All modes, those together that are compared with each other. */
export const storyModes: readonly StoryMode[] = aspects.colours.flatMap((colours) =>
  aspects.density.flatMap((density) =>
    aspects.width.flatMap((width) =>
      aspects.skin.flatMap((skin) =>
        aspects.direction.map((direction) => ({ skin, direction, width, density, colours })),
      ),
    ),
  ),
);

export const keyOf = ({ skin, direction, width, density, colours }: StoryMode): string =>
  [skin, direction, width, density, colours].join('.');

/** "Light · LTR · 1440 px · Comfortable". */
export function captionOf({ skin, direction, width, density, colours }: StoryMode): string {
  const parts = [labels[skin], labels[direction], labels[width], labels[density]];
  return [...parts, ...(colours === 'forced' ? [labels.forced] : [])].join(' · ');
}

/** Settings of the toolbar that a mode decides, or that are not about the story. */
const decided = /^(?:skin|direction|density|a11y|viewport)\b/;

/**
 * The settings of a frame as Storybook writes them in an address.
 *
 * @param inherited the settings of the toolbar, in the same form
 */
function globalsOf({ skin, direction, density }: StoryMode, inherited: string): string {
  const others = inherited.split(';').filter((setting) => setting !== '' && !decided.test(setting));
  return [`skin:${skin}`, `direction:${direction}`, `density:${density}`, ...others].join(';');
}

/** The address of a story's frame in a mode, seen from the page of the matrix. */
export function frameAddress(storyId: string, mode: StoryMode, inherited: string): string {
  return `../iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=${globalsOf(mode, inherited)}`;
}

/** High enough for what people see of a page before they scroll. */
const heights: Record<Width, number> = { desktop: 900, phone: 844 };

/** Widgets stand alone, and need no whole window. */
const WIDGET_HEIGHT = 480;

/** The size of the window that a story of this title is shown in, in pixels. */
export function windowOf(width: Width, title: string): { width: number; height: number } {
  const isPage = /^Features\/|\/(?:page-layout|widgets)\//.test(title);
  return { width: viewports[width], height: isPage ? heights[width] : WIDGET_HEIGHT };
}

/** The address of Storybook with the story in this mode and a window of its width. */
export function canvasAddress(storyId: string, mode: StoryMode, inherited: string): string {
  const globals = globalsOf(mode, inherited);
  const size = mode.width === 'desktop' ? '' : `;viewport.value:${viewports[mode.width]}-${heights[mode.width]}`;
  return `../?path=/story/${encodeURIComponent(storyId)}&globals=${globals}${size}`;
}
