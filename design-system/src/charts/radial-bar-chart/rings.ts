import type { Spot } from '../chart/chart.types.ts';

interface RingsSetup {
  width: number;
  height: number;
  /** How far around they go, in degrees. */
  sweep: 360 | 270 | 180;
  count: number;
}

interface Rings {
  middle: Spot;
  /** The radius of each ring, from the outside in. */
  radii: number[];
  thickness: number;
}

const gap = 0.5;

/** How many rings fit into each other, and how thick they are. Half a circle takes twice the room. */
export function ringsIn({ width, height, sweep, count }: RingsSetup): Rings {
  // Below its middle, an open arc of 270 degrees needs 71 % of its radius, half a circle nothing.
  const below = { 360: 1, 270: 0.72, 180: 0 }[sweep];
  const room = Math.min(width / 2, (height - 4) / (1 + below));
  const thickness = Math.min(Math.max((room * 0.55) / (count * (1 + gap)), 5), count === 1 ? room * 0.16 : 18);
  // The round ends of half a circle reach below its middle.
  const ends = sweep === 180 ? thickness / 2 : 0;
  const outer = Math.max(room - thickness / 2 - ends - 3, 4);
  const used = outer + thickness / 2;
  const middle = { x: width / 2, y: (height - used * (1 + below) - ends) / 2 + used };
  const radii = Array.from({ length: count }, (_, ring) => Math.max(outer - ring * thickness * (1 + gap), 2));
  return { middle, radii, thickness };
}
