import { useLingui } from '@lingui/react/macro';
import { mostOf } from '../../lib/extent.ts';
import type { Space } from '../chart/chart.types.ts';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { type CartesianProps, useCartesian } from '../chart/plot/useCartesian.ts';
import { drawHeatmap } from './drawHeatmap.tsx';
import { evenRanges, type HeatRange } from './ranges.ts';

export interface HeatmapChartProps extends Omit<CartesianProps, 'range'> {
  /**
   * The ranges of values that share a shade, from the lightest to the darkest. The legend switches them on and off.
   * @default six ranges of one size
   */
  ranges?: readonly HeatRange[];
}

/**
 * When and where there is much of something: a row for each series, a shade for each range. For exact sizes, use `BarChart`.
 *
 * ## What it takes
 *
 * - Any number of values by row and place, and `null` for none. Where there is no room for each, a shade shows the greatest of
 *   several, and the chart says so; the tooltip, the keys, the table and the file have each of them.
 */
export function HeatmapChart({ ranges: given, ...props }: HeatmapChartProps) {
  const { t } = useLingui();
  const [cartesian, frame] = useCartesian(props);
  const most = mostOf(
    cartesian.series.flatMap(({ values }) => values.map((value) => value ?? 0)),
    1,
  );
  const ranges = given ?? evenRanges(most, 6);
  const { formatValue } = cartesian;
  const items = ranges.map(({ from, to }, step) => ({
    id: `range ${step}`,
    label: t`${formatValue(from)} to ${formatValue(to)}`,
  }));
  const always: Space['isShown'] = () => true;

  return (
    <ChartFrame
      {...frame}
      items={items}
      kind="shade"
      shapes={props.series.length}
      summary={() => frame.summary(always)}
      draw={(space) => drawHeatmap(cartesian, ranges, space)}
    />
  );
}
