import { expect, it } from 'vitest';
import { isSingleLetter, type Pressed, type Shortcut, shortcutOf, writeKey } from './shortcuts.ts';

const does = { id: 'x', message: 'x' };
const shortcuts: Shortcut<'search' | 'help' | 'compose' | 'find' | 'trash' | 'close'>[] = [
  { action: 'search', key: 'Mod+k', does },
  { action: 'help', key: '?', does },
  { action: 'compose', key: 'c', does },
  { action: 'find', key: '/', does },
  { action: 'trash', key: 'e', does },
  { action: 'close', key: 'Escape', does },
];
interface Held extends Partial<Pressed> {
  altGraph?: boolean;
}
const pressed = (key: string, { altGraph = false, ...held }: Held = {}, isMac = false) => {
  const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const getModifierState = (name: string) => name === 'AltGraph' && altGraph;
  return shortcutOf(shortcuts, { key, ...none, getModifierState, ...held }, isMac)?.action;
};

it('knows a combination with Ctrl and with ⌘, whatever Caps Lock makes of the letter', () => {
  expect(pressed('k', { ctrlKey: true })).toBe('search');
  expect(pressed('K', { metaKey: true })).toBe('search');
  expect(pressed('k')).toBeUndefined();
  expect(pressed('k', { ctrlKey: true, altKey: true })).toBeUndefined();
});

it('leaves combinations with Shift to the browser', () => {
  expect(pressed('K', { ctrlKey: true, shiftKey: true })).toBeUndefined();
});

it('leaves Ctrl alone on a Mac, where it edits text', () => {
  expect(pressed('k', { ctrlKey: true }, true)).toBeUndefined();
  expect(pressed('k', { metaKey: true }, true)).toBe('search');
});

it('knows a sign alone, with the Shift that it needs, and not with Ctrl', () => {
  expect(pressed('?', { shiftKey: true })).toBe('help');
  expect(pressed('?', { ctrlKey: true })).toBeUndefined();
});

it('knows a letter with Caps Lock, and not with Shift', () => {
  expect(pressed('C')).toBe('compose');
  expect(pressed('C', { shiftKey: true })).toBeUndefined();
  expect(pressed('e', { shiftKey: true })).toBeUndefined();
});

it('knows the keys of a layout in another script', () => {
  expect(pressed('л', { code: 'KeyK', ctrlKey: true })).toBe('search');
  expect(pressed('с', { code: 'KeyC' })).toBe('compose');
  expect(pressed('k', { code: 'KeyV', ctrlKey: true })).toBe('search');
});

it('knows a sign that needs AltGr, as the slash of Brazilian laptops, and no letter with it', () => {
  const altGraph = true;
  expect(pressed('/', { code: 'KeyQ', altGraph })).toBe('find');
  expect(pressed('/', { code: 'KeyQ', altGraph, ctrlKey: true, altKey: true })).toBe('find');
  expect(pressed('?', { code: 'KeyW', altGraph, ctrlKey: true, altKey: true })).toBe('help');
  expect(pressed('e', { code: 'KeyE', altGraph })).toBeUndefined();
});

it('is none where a browser fills in a field, whose events have no keys', () => {
  expect(shortcutOf(shortcuts, new Event('keydown') as KeyboardEvent, false)).toBeUndefined();
});

it('tells letters from named keys', () => {
  expect(shortcuts.map(isSingleLetter)).toEqual([false, true, true, true, true, false]);
});

it('writes keys as people do', () => {
  expect(shortcuts.map(({ key }) => writeKey(key, true))).toEqual(['⌘K', '?', 'c', '/', 'e', 'Esc']);
  expect(writeKey('Mod+k', false)).toBe('Ctrl K');
});
