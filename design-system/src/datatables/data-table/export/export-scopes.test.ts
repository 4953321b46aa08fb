import { expect, it } from 'vitest';
import { scopesOf } from './export-scopes.ts';

const scopes = (size: number, beyond: number, total: number) => {
  const selected = new Set(Array.from({ length: size }, (_, index) => `row-${index}`));
  return scopesOf({ selection: { selected, beyond }, total, everything: undefined }).map(
    ({ scope, count }) => `${count} ${scope}`,
  );
};

it('offers what was found beside rows that are selected, unless both are the same', () => {
  expect(scopes(0, 0, 3)).toEqual(['3 found']);
  expect(scopes(2, 0, 3)).toEqual(['2 selected', '3 found']);
  expect(scopes(3, 0, 3)).toEqual(['3 selected']);
  // Selected before a search that finds others.
  expect(scopes(5, 5, 3)).toEqual(['5 selected', '3 found']);
  expect(scopes(3, 1, 3)).toEqual(['3 selected', '3 found']);
});
