import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Space } from '../chart/chart.types.ts';
import type { FormatValue } from '../chart/summary/numbers.ts';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { type CartesianProps, useCartesian } from '../chart/plot/useCartesian.ts';
import { drawHeatmap } from './drawHeatmap.tsx';
import { evenRanges, type HeatRange, shadesOf } from './ranges.ts';

export interface HeatmapChartProps extends Omit<CartesianProps, 'range'> {
  /**
   * The ranges of values that share a shade, from the least to the greatest. The legend switches them on and off.
   * @default five ranges of one size from zero on, and own ones below zero
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
  const { series } = cartesian;
  const ranges = useMemo(
    () =>
      given ??
      evenRanges(
        series.flatMap(({ values }) => values.filter((value) => value !== null)),
        5,
      ),
    [given, series],
  );
  const formatValue = formatOf(ranges, cartesian.formatValue);
  const shades = shadesOf(ranges);
  const items = ranges.map(({ from, to }, step) => ({
    id: `range ${step}`,
    label: from === to ? formatValue(from) : t`${formatValue(from)} to ${formatValue(to)}`,
    ...(shades[step] && { shade: shades[step] }),
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

const precise = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 3 });

/** The format of the values, unless it is too coarse for the ends of the ranges. */
function formatOf(ranges: readonly HeatRange[], formatValue: FormatValue): FormatValue {
  const ends = new Set(ranges.flatMap(({ from, to }) => [from, to]));
  const written = new Set([...ends].map(formatValue));
  return written.size === ends.size ? formatValue : precise.format;
}
