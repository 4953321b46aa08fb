import { expect, it } from 'vitest';
import { nextId } from './next-id.ts';

it('is one more than the highest, wherever that stands', () => {
  expect(nextId([{ id: 3 }, { id: 9 }, { id: 4 }])).toBe(10);
});

it('begins with 1', () => {
  expect(nextId([])).toBe(1);
});
