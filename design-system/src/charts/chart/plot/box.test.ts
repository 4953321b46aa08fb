import { expect, it } from 'vitest';
import { boxFor } from './box.ts';

const side = ['Wednesday', 'Thursday'];
const below = ['0 h', '12 h', 'A very long last text'];

it.each([true, false])('has no negative size, however small its room is (right to left: %s)', (isRtl) => {
  for (const width of [1, 8, 20, 60]) {
    for (const options of [{}, { reachesEnds: true }, { hasTitles: true }]) {
      const box = boxFor({ width, height: 1, isRtl, side, below, ...options });

      expect(box.right).toBeGreaterThan(box.left);
      expect(box.bottom).toBeGreaterThan(box.top);
    }
  }
});
