import { fold } from '@embarque/design-system/fold';
import { fold as foldOfServer } from '@embarque/mocks/fold';
import { expect, it } from 'vitest';

it('folds every character as the fake API does (BR2-16)', () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => `a${String.fromCodePoint(code)}b`);
  expect(letters.map(foldOfServer)).toEqual(letters.map(fold));
});
