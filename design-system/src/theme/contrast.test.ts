import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { controlPairs, textPairs } from './contrast-pairs.ts';
import { overrides, tokens } from './tokens.ts';

type Colors = typeof tokens.color;

const skins: Record<string, Colors> = {
  light: tokens.color,
  bordered: { ...tokens.color, ...overrides['skin-bordered'].color },
  dark: { ...tokens.color, ...overrides['skin-dark'].color },
};

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
