import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { overrides, tokens } from './tokens.ts';

type Colors = typeof tokens.color;
type ColorName = keyof Colors;

const skins: Record<string, Colors> = {
  light: tokens.color,
  bordered: { ...tokens.color, ...overrides['skin-bordered'].color },
  dark: { ...tokens.color, ...overrides['skin-dark'].color },
};

const pages = ['canvas', 'surface', 'sunken'] as const;
const inks = ['ink', 'ink2', 'ink3', 'primaryInk', 'successInk', 'dangerInk', 'warningInk', 'infoInk'] as const;

const textPairs: (readonly [text: ColorName, on: ColorName])[] = [
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
const controlPairs: (readonly [shape: ColorName, on: ColorName])[] = [
  ...shapes.flatMap((shape) => pages.map((page) => [shape, page] as const)),
  ['onLogo', 'logo'],
  ['focus', 'primarySoft'],
];

describe.each(Object.entries(skins))('the %s skin', (_name, colors) => {
  it.each(textPairs)('lets %s be read on %s (4.5:1)', (text, on) => {
    expect(contrast(colors[text], colors[on])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('lets %s be made out on %s (3:1)', (shape, on) => {
    expect(contrast(colors[shape], colors[on])).toBeGreaterThanOrEqual(3);
  });
});

it('keeps the error toast as specified: near-black on #ea5455 in every skin (SPEC-9.5-a)', () => {
  const toasts = Object.values(skins).map(({ danger, onDanger }) => ({ danger, onDanger }));

  expect(toasts).toEqual(toasts.map(() => ({ danger: '#ea5455', onDanger: '#1a0b0c' })));
});

it('computes the extremes of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#8089a6', '#8089a6')).toBe(1);
});
