import { describe, expect, it } from 'vitest';
import { choices, initialGlobals } from './globals.ts';
import { groupLabel, look, usualOf, world } from './toolbar-groups.ts';

describe('the label of a menu', () => {
  it.each([
    ['Look', {}],
    ['Look: Dark', { skin: 'dark' }],
    ['Look: Dark +2', { skin: 'dark', direction: 'rtl', language: 'pt-BR', role: 'client' }],
    ['Look: sepia', { skin: 'sepia' }],
  ])('is "%s" for %o', (label, changes) => {
    expect(groupLabel(look, { ...initialGlobals, ...changes })).toBe(label);
  });

  it('does not count a setting that is not there yet', () => {
    expect(groupLabel(world, {})).toBe('World');
  });
});

it('every setting is in one of the menus', () => {
  const listed = [look, world].flatMap(({ settings }) => settings.map(([setting]) => setting));

  expect(listed.toSorted()).toEqual(Object.keys(choices).toSorted());
});

it('a reset brings back every usual value', () => {
  expect({ ...usualOf(look), ...usualOf(world) }).toEqual(initialGlobals);
});
