import { expect, it } from 'vitest';
import { isSingleLetter, type Shortcut, shortcutOf, writeKey } from './shortcuts.ts';

const does = { id: 'x', message: 'x' };
const shortcuts: Shortcut<'search' | 'help' | 'close'>[] = [
  { action: 'search', key: 'Mod+k', does },
  { action: 'help', key: '?', does },
  { action: 'close', key: 'Escape', does },
];
const pressed = (key: string, modifiers: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) =>
  shortcutOf(shortcuts, { key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers })?.action;

it('knows a combination with Ctrl and with ⌘, whatever Shift makes of the letter', () => {
  expect(pressed('k', { ctrlKey: true })).toBe('search');
  expect(pressed('K', { metaKey: true })).toBe('search');
  expect(pressed('k')).toBeUndefined();
  expect(pressed('k', { ctrlKey: true, altKey: true })).toBeUndefined();
});

it('knows a sign alone and not with Ctrl', () => {
  expect(pressed('?')).toBe('help');
  expect(pressed('?', { ctrlKey: true })).toBeUndefined();
});

it('tells letters from named keys', () => {
  expect(shortcuts.map(isSingleLetter)).toEqual([false, true, false]);
});

it('writes keys as people do', () => {
  expect(shortcuts.map(({ key }) => writeKey(key, true))).toEqual(['⌘K', '?', 'Esc']);
  expect(writeKey('Mod+k', false)).toBe('Ctrl K');
});
