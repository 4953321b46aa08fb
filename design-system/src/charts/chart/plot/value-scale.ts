import { scaleLinear } from '@visx/scale';

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
  const [least, most] = range ?? extentOf(values, hasZero);
  const scale = scaleLinear<number>({ domain: [least, most === least ? least + 1 : most], range: [0, 1] });
  return range ? scale : scale.nice(ticks);
}

function extentOf(values: readonly (number | null)[], hasZero: boolean): [least: number, most: number] {
  const start = hasZero || values.every((value) => value === null) ? 0 : undefined;
  const least = values.reduce<number>((low, value) => Math.min(low, value ?? low), start ?? Infinity);
  const most = values.reduce<number>((high, value) => Math.max(high, value ?? high), start ?? -Infinity);
  return [least, most];
}
