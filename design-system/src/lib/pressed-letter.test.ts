import { expect, it } from 'vitest';
import { pressedLetter, undoStepOf } from './pressed-letter.ts';

it.each([
  ['C', 'KeyC', 'c', 'Caps Lock'],
  ['л', 'KeyK', 'k', 'Cyrillic'],
  ['Я', 'KeyZ', 'z', 'Cyrillic with Caps Lock'],
  ['κ', 'KeyK', 'k', 'Greek'],
  ['ז', 'KeyZ', 'z', 'Hebrew'],
  ['ئ', 'KeyZ', 'z', 'Arabic'],
  ['k', 'KeyV', 'k', 'Dvorak, whose letters count'],
  ['é', 'KeyW', 'é', 'Bépo, whose letters are Latin'],
  ['б', 'Comma', 'б', 'Cyrillic on a key that has a sign elsewhere'],
  ['/', 'KeyQ', '/', 'a sign on the key of a letter'],
  ['Escape', 'Escape', 'Escape', 'a key with a name'],
])('%s on %s is %s: %s', (key, code, letter) => {
  expect(pressedLetter({ key, code })).toBe(letter);
});

it('is nothing where a browser fills in a field, whose keys have no name', () => {
  expect(pressedLetter(new Event('keydown') as KeyboardEvent)).toBe('');
});

it.each([
  [{ key: 'z', ctrlKey: true }, -1],
  [{ key: 'Z', metaKey: true, shiftKey: true }, 1],
  [{ key: 'y', ctrlKey: true }, 1],
  [{ key: 'я', code: 'KeyZ', ctrlKey: true }, -1],
  [{ key: 'z' }, undefined],
  [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
])('%j asks for the undo step %j', (keys, step) => {
  const none = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(undoStepOf({ ...none, ...keys })).toBe(step);
});
