import type { tokens } from './tokens.ts';

type ColorName = keyof typeof tokens.color;

const pages = ['canvas', 'surface', 'sunken'] as const;
const inks = ['ink', 'ink2', 'ink3', 'primaryInk', 'successInk', 'dangerInk', 'warningInk', 'infoInk'] as const;

/** Texts and what they stand on: at least 4.5:1. */
export const textPairs: readonly (readonly [text: ColorName, on: ColorName])[] = [
  ...inks.flatMap((ink) => pages.map((page) => [ink, page] as const)),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onSecondary', 'secondary'],
  ['onSecondary', 'secondaryHover'],
  ['onSuccess', 'success'],
  ['onSuccess', 'successHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onSignal', 'signal'],
  ['onSignal', 'signalHover'],
  ['onInfo', 'info'],
  ['onInfo', 'infoHover'],
  ['onDark', 'dark'],
  ['onDark', 'darkHover'],
  ['onBrand', 'brand'],
  ['onBrandMuted', 'brand'],
  ['onBrandSignal', 'brand'],
  ['ink', 'primarySoft'],
  ['primaryInk', 'primarySoft'],
  ['secondaryInk', 'secondarySoft'],
  ['successInk', 'successSoft'],
  ['dangerInk', 'dangerSoft'],
  ['warningInk', 'signalSoft'],
  ['infoInk', 'infoSoft'],
  ['darkInk', 'darkSoft'],
];

const shapes = [
  'controlBorder',
  'focus',
  'dangerInk',
  'chart1',
  'chart2Line',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
] as const;
/** Shapes that have to be made out, and what they stand on: at least 3:1. */
export const controlPairs: readonly (readonly [shape: ColorName, on: ColorName])[] = [
  ...shapes.flatMap((shape) => pages.map((page) => [shape, page] as const)),
  ['onLogo', 'logo'],
  ['focus', 'primarySoft'],
];
