import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { AreaChart } from '../area-chart/AreaChart.tsx';
import { BarChart } from '../bar-chart/BarChart.tsx';
import { CandlestickChart } from '../candlestick-chart/CandlestickChart.tsx';
import { ChartFigure } from '../chart/frame/ChartFigure.tsx';
import { DaysPicker } from '../chart/days/DaysPicker.tsx';
import { useCategories } from '../chart/summary/numbers.ts';
import { type Period, PeriodChoice } from '../chart/days/PeriodChoice.tsx';
import { daysUntilToday, measured, measuredPoints } from '../chart/sample.data.ts';
import { useDays } from '../chart/days/useDays.ts';
import { DonutChart } from '../donut-chart/DonutChart.tsx';
import { HeatmapChart } from '../heatmap-chart/HeatmapChart.tsx';
import { LineChart } from '../line-chart/LineChart.tsx';
import { RadarChart } from '../radar-chart/RadarChart.tsx';
import { RadialBarChart } from '../radial-bar-chart/RadialBarChart.tsx';
import { ScatterChart } from '../scatter-chart/ScatterChart.tsx';
import { prices } from './apex.data.ts';

const dayAndMonth = { day: '2-digit', month: '2-digit' } as const;
const dollars = { style: 'currency', currency: 'USD' } as const;
const percent = { style: 'unit', unit: 'percent' } as const;

/** Three surfaces over thirteen days; the days above choose what is shown. */
export function Areas() {
  const { t } = useLingui();
  const { range, setRange, shown } = useDays(daysUntilToday(13), [
    { id: 'visits', label: t`Visits`, values: measured(13, 90, 180) },
    { id: 'clicks', label: t`Clicks`, values: measured(13, 60, 120, 2) },
    { id: 'sales', label: t`Sales`, values: measured(13, 10, 60, 3) },
  ]);
  return (
    <ChartCard title={t`Line Chart`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <AreaChart label={t`Visits, clicks and sales`} {...shown} xFormat={dayAndMonth} isDownloadable />
    </ChartCard>
  );
}

/** Stacked columns show the total and its parts. */
export function StackedColumns() {
  const { t } = useLingui();
  const { range, setRange, shown } = useDays(daysUntilToday(10), [
    { id: 'insurance', label: t`Insurance`, values: measured(10, 60, 170, 4) },
    { id: 'esim', label: t`eSIM`, values: measured(10, 30, 110, 5) },
  ]);
  return (
    <ChartCard title={t`Data Science`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <BarChart label={t`Records by product`} {...shown} xFormat={dayAndMonth} layout="stacked" isDownloadable />
    </ChartCard>
  );
}

/** Each point is an activation; the buttons above change the period. */
export function Points() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>('daily');
  const series = [t`eSIM`, t`Roaming`, t`Hotel Wi-Fi`].map((label, index) => ({
    id: label,
    label,
    points: measuredPoints(period, index + 1),
  }));
  return (
    <ChartCard
      title={t`New Technologies Data`}
      actions={<PeriodChoice value={period} onChange={(change) => setPeriod(change.value)} />}
    >
      <ScatterChart label={t`New technologies`} xLabel={t`Gigabytes`} yLabel={t`Minutes online`} series={series} />
    </ChartCard>
  );
}

/** A straight line with markers, in percent of the target. */
export function StraightLine() {
  const { t } = useLingui();
  const values = measured(15, 130, 290, 6).map((value) => value / 10);
  return (
    <ChartCard title={t`Balance`}>
      <LineChart
        label={t`Balance`}
        x={daysUntilToday(15)}
        xFormat={dayAndMonth}
        series={[{ id: 'balance', label: t`of the target`, values, tone: 'warning' }]}
        format={percent}
        curve="straight"
        markers="all"
        figure={<ChartFigure value={100_000} format={{ ...dollars, maximumFractionDigits: 0 }} change={-0.2} />}
      />
    </ChartCard>
  );
}

/** Seven days as horizontal bars. */
export function HorizontalBars() {
  const { t } = useLingui();
  const { range, setRange, shown } = useDays(daysUntilToday(7), [
    { id: 'balance', label: t`Balance`, tone: 'info', values: measured(7, 300, 960, 7) },
  ] as const);
  return (
    <ChartCard title={t`Balance of the week`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <BarChart
        label={t`Balance by day`}
        {...shown}
        xFormat={{ weekday: 'short', day: '2-digit' }}
        orientation="horizontal"
        format={dollars}
        figure={<ChartFigure value={74_382.72} format={dollars} />}
      />
    </ChartCard>
  );
}

/** Shows daily prices: hollow and green where they rose, filled and red where they fell. */
export function Candles() {
  const { t } = useLingui();
  const days = daysUntilToday(prices.length);
  const { range, setRange, shown } = useDays(days, [{ values: days.map((_, index) => index) }]);
  const candles = (shown.series[0]?.values ?? []).flatMap((index) => prices[index] ?? []);
  return (
    <ChartCard title={t`Price of a day’s cover`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <CandlestickChart
        label={t`Price of a day's cover`}
        x={shown.x}
        candles={candles}
        format={dollars}
        figure={<ChartFigure value={50_863.98} format={dollars} />}
      />
    </ChartCard>
  );
}

const lastWeek = daysUntilToday(7);
const inWeekdays = { weekday: 'short' } as const;

/** Seven days, hour by hour, in six shades. The legend dims the ranges that are not of interest. */
export function Heatmap() {
  const { t } = useLingui();
  const days = useCategories(lastWeek, inWeekdays);
  return (
    <ChartCard title={t`Daily Sales States`}>
      <HeatmapChart
        label={t`Daily sales by hour`}
        x={Array.from({ length: 24 }, (_, hour) => String(hour + 1))}
        xLabel={t`Hour`}
        series={days.map((label, day) => ({ id: label, label, values: measured(24, 0, 60, day + 2) }))}
        ranges={[0, 1, 2, 3, 4, 5].map((ten) => ({ from: ten * 10 + (ten && 1), to: ten * 10 + 10 }))}
      />
    </ChartCard>
  );
}

/** Three goals as rings, the first one in the middle too. */
export function RadialBars() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Statistics`}>
      <RadialBarChart
        label={t`Statistics`}
        parts={[
          { id: 'comments', label: t`Comments`, value: 80 },
          { id: 'replies', label: t`Replies`, value: 50 },
          { id: 'shares', label: t`Shares`, value: 35 },
        ]}
        format={percent}
        centre={{ value: '80%', label: t`Comments` }}
      />
    </ChartCard>
  );
}

/** Two phones on eight axes. */
export function Radar() {
  const { t } = useLingui();
  const x = [t`Battery`, t`Brand`, t`Camera`, t`Memory`, t`Storage`, t`Display`, t`OS`, t`Price`];
  return (
    <ChartCard title={t`Mobile Comparison`}>
      <RadarChart
        label={t`Mobile Comparison`}
        x={x}
        xLabel={t`Quality`}
        height={420}
        legend="end"
        series={[
          { id: 'large', label: t`Large phone`, values: [41, 64, 81, 60, 42, 42, 33, 23] },
          { id: 'small', label: t`Small phone`, values: [65, 46, 42, 25, 58, 63, 76, 43] },
        ]}
      />
    </ChartCard>
  );
}

/** Four shares of what is spent. */
export function Donut() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Expense Ratio`}>
      <DonutChart
        label={t`Expense Ratio`}
        parts={[
          { id: 'operational', label: t`Operational`, value: 85 },
          { id: 'networking', label: t`Networking`, value: 16 },
          { id: 'hiring', label: t`Hiring`, value: 50 },
          { id: 'research', label: t`R&D`, value: 50 },
        ]}
        centre={{ value: '42%', label: t`Operational` }}
      />
    </ChartCard>
  );
}
