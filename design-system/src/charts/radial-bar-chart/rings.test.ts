import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ringsIn } from './rings.ts';

it('keeps every ring within the room, and none within another', () => {
  const room = fc.record({
    width: fc.integer({ min: 120, max: 900 }),
    height: fc.integer({ min: 120, max: 400 }),
    sweep: fc.constantFrom(360 as const, 270 as const, 180 as const),
    count: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(room, (setup) => {
      const { middle, radii, thickness } = ringsIn(setup);
      const [outer = 0] = radii;
      expect(middle.y - outer - thickness / 2).toBeGreaterThanOrEqual(0);
      expect(outer + thickness / 2).toBeLessThanOrEqual(setup.width / 2);
      radii.slice(1).forEach((radius, ring) => expect((radii[ring] ?? 0) - radius).toBeGreaterThan(thickness));
    }),
  );
});
