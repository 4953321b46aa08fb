import { scaleLinear } from '@visx/scale';
import { leastOf, mostOf } from '../../../lib/extent.ts';

export type ValueScale = ReturnType<typeof valueScale>;

interface ValueScaleSetup {
  values: readonly (number | null)[];
  /** The least and the greatest value of the axis; left out, the values decide. */
  range?: readonly [number, number] | undefined;
  /**
   * Whether the axis begins at zero however far away the values are.
   * @default true
   */
  hasZero?: boolean;
  /** How many lines the grid has, about. */
  ticks?: number;
}

/** The length of values, from 0 to 1. It ends at round numbers. */
export function valueScale({ values, range, hasZero = true, ticks = 4 }: ValueScaleSetup) {
  const known = values.filter((value) => value !== null);
  const all = hasZero || known.length === 0 ? [...known, 0] : known;
  const [least, most] = range ?? [leastOf(all), mostOf(all)];
  const scale = scaleLinear<number>({ domain: [least, most === least ? least + 1 : most], range: [0, 1] });
  return range ? scale : scale.nice(ticks);
}
