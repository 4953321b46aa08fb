import type { Box, Drawing } from './chart.layout.ts';
import { around } from './view.ts';

/** The boxes to show: all active states, the innermost ones, or the last of these. The chart's own box would show everything. */
export function activeBoxes({ states }: Drawing, active: readonly string[]): readonly [Box, ...Box[]] | undefined {
  const shown = active.filter((path) => path && states.some((state) => state.path === path));
  const boxesOf = (paths: readonly string[]) =>
    paths.flatMap((path) => states.find((state) => state.path === path)?.box ?? []);
  const isInnermost = (path: string) => !shown.some((other) => other.startsWith(`${path}.`));
  const [outer, ...others] = boxesOf(shown);
  const [leaf, ...leaves] = boxesOf(shown.filter(isInnermost));
  return outer && leaf && [around([outer, ...others]), around([leaf, ...leaves]), leaves.at(-1) ?? leaf];
}
