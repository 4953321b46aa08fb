import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { knownValues } from '../../../lib/extent.ts';
import type { ChartProps, ChartSeries, Position, Sheet, Space, Tip } from '../chart.types.ts';
import { dayOf, useChartFormat, useCategories, type FormatTicks, type FormatValue } from '../summary/numbers.ts';
import { useSummaryMessages } from '../summary/useSummaryMessages.ts';

/** The props of charts with categories along an axis. */
export interface CartesianProps<Series extends ChartSeries = ChartSeries> extends ChartProps {
  /** The places of the axis, evenly spaced: months, destinations, days (`2026-11-21`). */
  x: readonly string[];
  /** How days are written, as for `Intl.DateTimeFormat`; left out, the places are no days and stand as they are. */
  xFormat?: Intl.DateTimeFormatOptions;
  /**
   * The name of the categories, which heads their column in the table.
   * @default 'Day' with `xFormat`, else 'Place'
   */
  xLabel?: string;
  /** The values, by series and category. */
  series: readonly Series[];
  /** The least and the greatest value of the axis; left out, the values decide. */
  range?: readonly [number, number];
}

/** The data of a drawing with categories along an axis. */
export interface Cartesian<Series extends ChartSeries = ChartSeries> {
  series: readonly Series[];
  range: readonly [number, number] | undefined;
  /** The places, as they are written. */
  categories: readonly string[];
  formatValue: FormatValue;
  formatTicks: FormatTicks;
  /** The tooltip of all series at a position. */
  tip: (position: Position, isShown: Space['isShown']) => Tip;
  /** The series that are switched on. */
  shown: (isShown: Space['isShown']) => Series[];
}

/** How the values of a chart with places are written, told and tabled: for its drawing, and for the frame around it. */
export function useCartesian<Series extends ChartSeries>(props: CartesianProps<Series>) {
  const { x, xFormat, xLabel, series: given, range, ...rest } = props;
  const series = useMemo(() => given.map((one) => ({ ...one, values: knownValues(one.values) })), [given]);
  const { t } = useLingui();
  const { formatValue, formatTicks } = useChartFormat(rest.format);
  const categories = useCategories(x, xFormat);
  const messages = useSummaryMessages(formatValue);
  const head = xLabel ?? (xFormat ? t`Day` : t({ message: 'Place', context: 'chart' }));
  const shown = (isShown: Space['isShown']) => series.filter((_, number) => isShown(number));

  const sheet = (): Sheet => ({
    head: [head, ...series.map(({ label }) => label)],
    rows: categories.map((position, index) => [position, ...series.map(({ values }) => values[index] ?? null)]),
    days: xFormat && x.map(dayOf),
  });
  const tip = ({ series: current, index }: Position, isShown: Space['isShown']): Tip => ({
    current,
    title: categories[index] ?? '',
    rows: series.flatMap(({ label, values }, number) => {
      const value = values[index] ?? null;
      return isShown(number) && value !== null ? [{ series: number, label, value: formatValue(value) }] : [];
    }),
  });

  const cartesian: Cartesian<Series> = { series, range, categories, formatValue, formatTicks, tip, shown };
  const frame = {
    ...rest,
    items: series,
    formatValue,
    sheet,
    isZero: series.every(({ values }) => values.every((value) => value === null || value === 0)),
    isEmpty: categories.length === 0 || series.every(({ values }) => values.every((value) => value === null)),
    summary: (isShown: Space['isShown']) => messages.ofSeries(shown(isShown), categories),
  };
  return [cartesian, frame] as const;
}
