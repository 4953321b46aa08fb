import { expect, it } from 'vitest';
import { moved, squareOf, wholeSquare, zoomed } from './crop.ts';

const wide = { width: 400, height: 200 };

it('the square begins in the middle, as large as the image allows', () => {
  expect(squareOf(wholeSquare, wide)).toEqual({ x: 100, y: 0, side: 200 });
});

it('an image that is dragged to the right shows more of its left', () => {
  expect(squareOf(moved(wholeSquare, wide, { x: 0.25, y: 0 }), wide)).toEqual({ x: 50, y: 0, side: 200 });
});

it.each([
  [
    { x: 9, y: 9 },
    { x: 0, y: 0 },
  ],
  [
    { x: -9, y: -9 },
    { x: 300, y: 100 },
  ],
])('no drag of %j takes the square out of the image', (by, corner) => {
  const close = zoomed(wholeSquare, wide, 2);

  expect(squareOf(moved(close, wide, by), wide)).toEqual({ ...corner, side: 100 });
});

it('a square at an edge stays within the image when it grows', () => {
  const corner = moved(zoomed(wholeSquare, wide, 4), wide, { x: 9, y: 9 });

  expect(squareOf(zoomed(corner, wide, 0), wide)).toEqual({ x: 0, y: 0, side: 200 });
});
