import { expect, it } from 'vitest';
import { forced, forcedCondition, paletteOf } from './contrast-theme.ts';

const palette = paletteOf('dark');

it.each([
  ['color', 'var(--e-color-ink)', { color: '' }],
  ['background', 'var(--e-color-surface)', { background: 'rgb(from var(--e-color-surface) 0 0 0 / alpha)' }],
  ['background', 'var(--e-color-canvas)', { background: 'rgb(from var(--e-color-canvas) 0 0 0 / alpha)' }],
  ['background-image', 'linear-gradient(red, blue)', { 'background-image': 'none' }],
  ['border', '1px solid transparent', { 'border-color': '#ffffff' }],
  ['border-inline-start', '3px solid var(--e-color-signal)', { 'border-inline-start-color': '#ffffff' }],
  ['outline-color', 'blue', { 'outline-color': '#ffffff' }],
  ['box-shadow', '0 1px 2px #0003', { 'box-shadow': 'none' }],
])('%s: %s gives way to the colours of the system', (property, value, changed) => {
  expect(forced(property, value, palette)).toEqual(changed);
});

it('colours of the system hold, as the theme has them', () => {
  expect(forced('background', 'Highlight', palette)).toEqual({ background: '#d6b4fd' });
  expect(forced('outline', '2px solid CanvasText', palette, true)).toEqual({ outline: '2px solid #ffffff' });
});

it.each([
  ['color', 'inherit'],
  ['background-image', 'url(map.png)'],
  ['fill', 'red'],
  ['border-radius', '8px'],
])('%s: %s stays', (property, value) => {
  expect(forced(property, value, palette)).toBeNull();
});

it('an element that keeps its colours loses none', () => {
  expect(forced('background', 'red', palette, true)).toBeNull();
});

it('conditions about forced colours hold, and those about none do not', () => {
  expect(forcedCondition('(forced-colors: active) and (min-width: 600px)')).toBe(
    '(min-width: 0px) and (min-width: 600px)',
  );
  expect(forcedCondition('(forced-colors: none)')).toBe('(max-width: 0px)');
});
