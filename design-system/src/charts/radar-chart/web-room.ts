import { leastOf } from '../../lib/extent.ts';
import { widthOf } from '../chart/plot/box.ts';
import { mirror, pointAt, turn } from '../chart/round/round.ts';

interface WebRoom {
  width: number;
  height: number;
  /** The names at the ends of the axes. */
  categories: readonly string[];
}

/** Between the end of an axis and its name. */
export const nameGap = 12;
const halfLine = 8;
/** Names are a little wider where letters are not fitted to whole pixels. */
const spare = 2;
const least = 20;

/** The angle of an axis; one between two numbers is between two axes. */
export function axisAngle(index: number, count: number, isRtl = false): number {
  return mirror((index / Math.max(count, 1)) * turn, isRtl);
}

/** How far a web reaches when each name has the room it needs at its angle: beside the middle its width, above it one line. */
export function webRadius({ width, height, categories }: WebRoom): number {
  const reaches = categories.flatMap((name, index) => {
    const { x, y } = pointAt({ x: 0, y: 0 }, axisAngle(index, categories.length), 1);
    const beside = Math.min(widthOf(name) + spare, width * 0.28);
    return [(width / 2 - beside) / Math.abs(x), (height / 2 - halfLine) / Math.abs(y)];
  });
  return Math.max(leastOf(reaches, Math.min(width, height) / 2) - nameGap, least);
}

/** How high a web and its names become where only the width limits them: more would be blank. */
export function webHeight(width: number, categories: readonly string[]): number {
  const radius = webRadius({ width, height: Infinity, categories });
  return Math.ceil(2 * (radius + nameGap + halfLine));
}
