import { type Aspect, aspects, keyOf, type StoryMode, storyModes } from './story-modes.ts';

/** The factors by which windows are made smaller. Phones may be larger beside desktops: their text is what counts. */
export const sizes = {
  small: { desktop: 0.18, phone: 0.36 },
  medium: { desktop: 0.3, phone: 0.55 },
  large: { desktop: 0.55, phone: 0.8 },
  actual: { desktop: 1, phone: 1 },
} as const satisfies Record<string, Record<StoryMode['width'], number>>;

export type Size = keyof typeof sizes;

/** Which modes are shown, and how large. An aspect that is left out is shown in all its values. */
export interface Choice {
  only: Partial<StoryMode>;
  size: Size;
}

/** All that an address of the matrix says. */
export interface MatrixLink extends Choice {
  storyId: string;
  /** The settings of the toolbar, as Storybook writes them. */
  globals: string;
}

const usual: StoryMode = {
  skin: 'light',
  direction: 'ltr',
  width: 'desktop',
  density: 'comfortable',
  colours: 'designed',
};

/** The usual mode, but for some aspects. */
function comparing(...free: Aspect[]): Partial<StoryMode> {
  const isFixed = ([aspect]: [string, string]) => !free.some((each) => each === aspect);
  return Object.fromEntries(Object.entries(usual).filter(isFixed));
}

/** Choices of few modes that are often compared. */
export const presets = {
  Skins: comparing('skin'),
  Directions: comparing('direction'),
  Devices: comparing('width'),
  Contrast: comparing('skin', 'colours'),
} as const satisfies Record<string, Partial<StoryMode>>;

export type Preset = keyof typeof presets;

/** The preset that a choice is, if any. */
export function presetOf(only: Partial<StoryMode>): Preset | undefined {
  const names = Object.keys(presets) as Preset[];
  const isSame = (one: Partial<StoryMode>) =>
    (Object.keys(aspects) as Aspect[]).every((aspect) => one[aspect] === only[aspect]);
  return names.find((name) => isSame(presets[name]));
}

/** The modes that are left. */
export function chosenModes({ only }: Choice): StoryMode[] {
  const values = Object.values(only);
  return storyModes.filter((mode) => values.every((value) => Object.values(mode).includes(value)));
}

/** Reads `?id=…&globals=…&only=dark.phone&size=large`; what nobody knows counts as left out. */
export function readLink(search: string): MatrixLink {
  const parameters = new URLSearchParams(search);
  const values = parameters.get('only')?.split('.') ?? [];
  const only = Object.fromEntries(
    Object.entries(aspects).flatMap(([aspect, known]) => {
      const value = known.find((each) => values.includes(each));
      return value === undefined ? [] : [[aspect, value]];
    }),
  );
  const size = parameters.get('size') ?? '';
  return {
    storyId: parameters.get('id') ?? '',
    globals: parameters.get('globals') ?? '',
    only,
    size: Object.hasOwn(sizes, size) ? (size as Size) : 'medium',
  };
}

/** The parts of an address that say a choice; `null` where it is the usual one. */
export function writeChoice({ only, size }: Choice): { only: string | null; size: string | null } {
  const values = (Object.keys(aspects) as Aspect[]).flatMap((aspect) => only[aspect] ?? []);
  return { only: values.join('.') || null, size: size === 'medium' ? null : size };
}

/** The address of the matrix with this mode alone, as large as it is. */
export function aloneAddress(mode: StoryMode, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('only', keyOf(mode));
  parameters.set('size', 'actual');
  return `?${parameters}`;
}
