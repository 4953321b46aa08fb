import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { AreaChart } from '../area-chart/AreaChart.tsx';
import { BarChart } from '../bar-chart/BarChart.tsx';
import { ChartFigure } from '../chart/frame/ChartFigure.tsx';
import { DaysPicker } from '../chart/days/DaysPicker.tsx';
import { daysUntilToday, measured } from '../chart/sample.data.ts';
import { useDays } from '../chart/days/useDays.ts';
import { DonutChart } from '../donut-chart/DonutChart.tsx';
import { LineChart } from '../line-chart/LineChart.tsx';
import { RadarChart } from '../radar-chart/RadarChart.tsx';
import { ScatterChart } from '../scatter-chart/ScatterChart.tsx';

const dayAndMonth = { day: '2-digit', month: '2-digit' } as const;

/** One line, in percent of the target. */
export function BalanceLine() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Balance`}>
      <LineChart
        label={t`Balance`}
        x={daysUntilToday(15)}
        xFormat={dayAndMonth}
        series={[{ id: 'balance', label: t`of the target`, values: measured(15, 26, 92, 5) }]}
        format={{ style: 'unit', unit: 'percent' }}
        figure={
          <ChartFigure
            value={100_000}
            format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
            change={-0.2}
          />
        }
      />
    </ChartCard>
  );
}

/** Three areas. The parent keeps which series are hidden. */
export function WebsiteData() {
  const { t } = useLingui();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const { range, setRange, shown } = useDays(daysUntilToday(15), [
    { id: 'clicks', label: t`Click`, values: measured(15, 60, 190, 3) },
    { id: 'sales', label: t`Sales`, values: measured(15, 30, 110, 7) },
    { id: 'visits', label: t`Visits`, values: measured(15, 10, 70, 9) },
  ]);
  return (
    <ChartCard title={t`Website Data`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <AreaChart
        label={t`Website Data`}
        {...shown}
        xFormat={dayAndMonth}
        hidden={hidden}
        onHiddenChange={(change) => setHidden(change.hidden)}
        isDownloadable
      />
    </ChartCard>
  );
}

/** Three ways to be online; the days above choose what is shown. */
export function FrameworkUsage() {
  const { t } = useLingui();
  const { range, setRange, shown } = useDays(
    daysUntilToday(20),
    [t`eSIM`, t`Roaming`, t`Hotel Wi-Fi`].map((label, index) => ({
      id: label,
      label,
      values: measured(20, 20, 190, index * 3 + 2),
    })),
  );
  const series = shown.series.map(({ values, ...one }) => ({
    ...one,
    points: values.map((y, index) => ({ x: index * 2 + ((y * 7) % 11), y })),
  }));
  return (
    <ChartCard title={t`Framework Usage`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <ScatterChart label={t`Framework Usage`} xLabel={t`Gigabytes`} yLabel={t`Travellers`} series={series} />
    </ChartCard>
  );
}

/** Four lines of business on each other, round at the top. */
export function BrandTurnover() {
  const { t } = useLingui();
  const names = [t`Insurance`, t`eSIM`, t`Assistance`, t`Luggage tracking`];
  const { range, setRange, shown } = useDays(
    daysUntilToday(7),
    names.map((label, index) => ({ id: label, label, values: measured(7, 60, 240 - index * 40, index + 2) })),
  );
  return (
    <ChartCard title={t`Brand Turnover`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <BarChart label={t`Brand Turnover`} {...shown} xFormat={dayAndMonth} layout="stacked" isDownloadable />
    </ChartCard>
  );
}

/** Two phones on eight subjects. */
export function MobileComparison() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Mobile Comparison`}>
      <RadarChart
        label={t`Mobile Comparison`}
        x={[t`Battery`, t`Brand`, t`Camera`, t`Memory`, t`Storage`, t`Display`, t`OS`, t`Price`]}
        xLabel={t`Subject`}
        series={[
          { id: 'large', label: t`Large phone`, values: [110, 65, 80, 50, 75, 95, 60, 40], tone: 'violet' },
          { id: 'small', label: t`Small phone`, values: [70, 95, 60, 85, 45, 70, 90, 65], tone: 'success' },
        ]}
        height={420}
        legend="end"
      />
    </ChartCard>
  );
}

/** Four shares with their percentages on them. */
export function ExpenseRatio() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Expense Ratio`}>
      <DonutChart
        label={t`Expense Ratio`}
        parts={[
          { id: 'research', label: t`R&D`, value: 50 },
          { id: 'operational', label: t`Operational`, value: 85 },
          { id: 'networking', label: t`Networking`, value: 16 },
          { id: 'hiring', label: t`Hiring`, value: 50 },
        ]}
      />
    </ChartCard>
  );
}
