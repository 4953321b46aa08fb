import { expect, it } from 'vitest';
import { roomIn, rowsIn } from './useDayRoom.ts';

it.each([
  [360, 3],
  [576, 3],
  [720, 3],
  [870, 4],
  [1020, 5],
  [1500, 8],
])('a day in a month of %i px has %i rows', (height, rows) => {
  expect(rowsIn(roomIn(height))).toBe(rows);
});
