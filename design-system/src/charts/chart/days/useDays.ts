import { useState } from 'react';
import type { DayRange } from '../../../forms/elements/pickers/dates/dates.ts';
import type { ChartSeries } from '../chart.types.ts';

/** Keeps, of days and the values on them, those within two days. Without these, all stay. */
export function withinDays<Series extends Pick<ChartSeries, 'values'>>(
  range: DayRange | null,
  days: readonly string[],
  series: readonly Series[],
) {
  const isKept = (_: unknown, index: number) => {
    const day = days[index] ?? '';
    return !range || (range.from <= day && day <= range.to);
  };
  return { x: days.filter(isKept), series: series.map((one) => ({ ...one, values: one.values.filter(isKept) })) };
}

/** The part of a chart's days that people choose: `range` and `setRange` for a `DateRangePicker`, `shown` for the chart. */
export function useDays<Series extends Pick<ChartSeries, 'values'>>(
  days: readonly string[],
  series: readonly Series[],
) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const [range, setRange] = useState<DayRange | null>({ from: first, to: last });
  return { range, setRange, shown: withinDays(range, days, series) };
}
