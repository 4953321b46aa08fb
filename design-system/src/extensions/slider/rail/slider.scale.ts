import { leastOf } from '../../../lib/extent.ts';

/** The values of two handles, the lower one first. */
export type Range = readonly [from: number, to: number];

export interface ScaleSettings {
  min: number;
  max: number;
  step: number;
  /** Values that lie anyhow far apart; they get equal room. */
  stops: readonly number[] | undefined;
}

/** Maps values to positions on the rail. A position is the value itself, or the index of a stop. */
export interface Scale {
  min: number;
  max: number;
  step: number;
  toValue: (position: number) => number;
  toPosition: (value: number) => number;
}

export function scaleOf({ min, max, step, stops }: ScaleSettings): Scale {
  const same = (value: number) => value;
  if (!stops) return { min, max, step, toValue: same, toPosition: same };
  return {
    min: 0,
    max: stops.length - 1,
    step: 1,
    toValue: (position) => stops[Math.round(position)] ?? 0,
    toPosition: (value) => positionOfNearest(stops, value),
  };
}

function positionOfNearest(stops: readonly number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return distances.indexOf(leastOf(distances));
}

/** The positions that the scale marks: every stop, or every so many steps. */
export function pipPositions({ min, max }: Scale, every: number): number[] {
  return Array.from({ length: Math.floor((max - min) / every) + 1 }, (_, index) => min + index * every);
}

/** How far along the rail a position lies, from 0 to 1. */
export function shareOf({ min, max }: Scale, position: number): number {
  return max === min ? 0 : (position - min) / (max - min);
}

/** Moves both handles by whole steps, as far as the scale goes; their distance stays. */
export function shift([from, to]: Range, by: number, { min, max, step }: Scale): Range {
  const rounded = Math.round(by / step) * step;
  const moved = Math.min(max - to, Math.max(min - from, rounded));
  return [exact(from + moved), exact(to + moved)];
}

/** Tenths do not add up exactly in binary figures. */
function exact(position: number): number {
  return Number(position.toFixed(10));
}

/** The distance of two handles: any, fixed, or limited. */
export type Distance = 'free' | 'fixed' | { max: number };

/** The positions that follow when a person has moved one handle. */
export function follow(next: Range, previous: Range, distance: Distance, scale: Scale): Range {
  if (distance === 'free') return next;
  const hasMovedFrom = next[0] !== previous[0];
  if (distance === 'fixed') return shift(previous, hasMovedFrom ? next[0] - previous[0] : next[1] - previous[1], scale);
  if (next[1] - next[0] <= distance.max) return next;
  return hasMovedFrom ? [next[1] - distance.max, next[1]] : [next[0], next[0] + distance.max];
}
