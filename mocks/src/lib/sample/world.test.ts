import { afterEach, expect, it } from 'vitest';
import { rowsFrom } from './sample-rows.ts';
import { enterWorld, rowCount } from './world.ts';

afterEach(() => enterWorld());

it('has whole rows in a smaller world, and at least one', () => {
  enterWorld({ scale: 0.375 });
  expect([16, 10, 7, 1].map(rowCount)).toEqual([6, 4, 3, 1]);
});

it('has as many times the rows in a larger one', () => {
  enterWorld({ scale: 10 });
  expect(rowCount(16)).toBe(160);
});

it('makes the rows of a smaller world and ends', () => {
  enterWorld({ scale: 0.375 });
  expect(rowsFrom(['a', 'b'], rowCount(7), (name) => name)).toEqual(['a', 'b', 'a']);
});
