import { useLingui } from '@lingui/react/macro';
import { CalendarDays, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Badge } from '../../components/badges/Badge.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { ListGroup } from '../../components/list-group/ListGroup.tsx';
import { ListGroupItem } from '../../components/list-group/ListGroupItem.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { AreaChart } from '../area-chart/AreaChart.tsx';
import { BarChart } from '../bar-chart/BarChart.tsx';
import { BubbleChart } from '../bubble-chart/BubbleChart.tsx';
import { ChartFigure } from '../chart/frame/ChartFigure.tsx';
import { DaysPicker } from '../chart/days/DaysPicker.tsx';
import { type Period, PeriodChoice } from '../chart/days/PeriodChoice.tsx';
import { daysUntilToday, measured, measuredPoints } from '../chart/sample.data.ts';
import { useDays } from '../chart/days/useDays.ts';
import { DonutChart } from '../donut-chart/DonutChart.tsx';
import { LineChart } from '../line-chart/LineChart.tsx';
import { PolarAreaChart } from '../polar-area-chart/PolarAreaChart.tsx';
import { RadarChart } from '../radar-chart/RadarChart.tsx';
import { ScatterChart } from '../scatter-chart/ScatterChart.tsx';

const dayAndMonth = { day: '2-digit', month: '2-digit' } as const;
const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

/** Thirteen days on an axis of fixed length. */
export function Bars() {
  const { t } = useLingui();
  const { range, setRange, shown } = useDays(daysUntilToday(13), [
    { id: 'policies', label: t`Policies`, tone: 'info', values: measured(13, 90, 380, 8) },
  ] as const);
  return (
    <ChartCard title={t`Latest Statistics`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <BarChart label={t`Policies by day`} {...shown} xFormat={dayAndMonth} range={[0, 400]} isDownloadable />
    </ChartCard>
  );
}

/** Two bars for each of five days. */
export function HorizontalPairs() {
  const { t } = useLingui();
  const { range, setRange, shown } = useDays(daysUntilToday(5), [
    { id: 'insurance', label: t`Insurance`, tone: 'warning', values: measured(5, 200, 900, 9) },
    { id: 'esim', label: t`eSIM`, tone: 'primary', values: measured(5, 150, 700, 4) },
  ] as const);
  return (
    <ChartCard title={t`Balance`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <BarChart
        label={t`Balance by day`}
        {...shown}
        xFormat={{ weekday: 'short', day: '2-digit' }}
        orientation="horizontal"
        format={dollars}
        figure={<ChartFigure value={74_123} format={dollars} />}
      />
    </ChartCard>
  );
}

const continents = (names: readonly string[], most: number) =>
  names.map((label, index) => ({ id: label, label, values: measured(15, 20, most - index * 60, index + 5) }));

/** Three lines with their legend on top. */
export function Lines() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Statistics by continent`}>
      <LineChart
        label={t`Travellers by continent`}
        x={daysUntilToday(15)}
        xFormat={dayAndMonth}
        series={continents([t`Europe`, t`Asia`, t`Africa`], 390)}
        range={[0, 400]}
        isDownloadable
      />
    </ChartCard>
  );
}

/** Two players on six attributes. */
export function RadarOfTwo() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Sales team`}>
      <RadarChart
        label={t`Two players of the sales team`}
        x={[t`Speed`, t`Service`, t`Languages`, t`Renewals`, t`Claims`, t`Knowledge`]}
        xLabel={t`Attribute`}
        series={[
          { id: 'marina', label: 'Marina Duarte', values: [83, 92, 70, 66, 45, 88], tone: 'violet' },
          { id: 'ahmed', label: 'Ahmed Osman', values: [60, 55, 94, 80, 74, 52], tone: 'info' },
        ]}
        range={[0, 100]}
        height={420}
        legend="end"
      />
    </ChartCard>
  );
}

/** Six continents with the legend beside them; the menu changes the period. */
export function PolarArea() {
  const { t } = useLingui();
  const periods = [t`Last 28 days`, t`Last month`, t`Last year`];
  const [chosen, setChosen] = useState(0);
  const names = [t`Africa`, t`Asia`, t`Europe`, t`North America`, t`South America`, t`Oceania`];
  const values = measured(6, 7, 20, chosen + 3);
  return (
    <ChartCard
      title={t`Average Skills`}
      actions={
        <Menu
          placement="bottom end"
          trigger={
            <Button size="small" variant="outline" tone="secondary" icon={CalendarDays}>
              {periods[chosen]}
            </Button>
          }
          items={periods.map((label, index) => ({ id: label, label, onAction: () => setChosen(index) }))}
        />
      }
    >
      <PolarAreaChart
        label={t`Average skills by continent`}
        parts={names.map((label, index) => ({ id: label, label, value: values[index] ?? 0 }))}
        legend="end"
        height={300}
      />
    </ChartCard>
  );
}

const bubbles = (seed: number) => {
  const [x, y, size] = [measured(8, 5, 135, seed), measured(8, 30, 390, seed + 4), measured(8, 4, 15, seed + 7)];
  return x.map((at, index) => ({ x: at, y: y[index] ?? 0, size: size[index] ?? 0 }));
};

/** Two groups of customers, on axes of fixed length. */
export function Bubbles() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Spending of customers`}>
      <BubbleChart
        label={t`Spending of customers`}
        xLabel={t`Days abroad`}
        yLabel={t`Spent in dollars`}
        sizeLabel={t`Policies`}
        series={[
          { id: 'families', label: t`Families`, points: bubbles(2) },
          { id: 'business', label: t`Business`, points: bubbles(6) },
        ]}
        xRange={[0, 140]}
        range={[0, 400]}
        figure={
          <Badge tone="success">
            <bdi dir="ltr">US$ 100.000</bdi>
          </Badge>
        }
      />
    </ChartCard>
  );
}

/** The shares again as rows in their colours, with how each one changed. */
export function Doughnut() {
  const { t } = useLingui();
  const devices = [
    { id: 'desktop', label: t`Desktop`, value: 80, change: 2, icon: Monitor, tone: 'primary' },
    { id: 'mobile', label: t`Mobile`, value: 10, change: 8, icon: Smartphone, tone: 'warning' },
    { id: 'tablet', label: t`Tablet`, value: 10, change: -5, icon: Tablet, tone: 'success' },
  ] as const;
  return (
    <ChartCard title={t`Sessions By Device`}>
      <Stack>
        <DonutChart label={t`Sessions By Device`} parts={devices} legend="none" labels="none" height={240} />
        <ListGroup>
          {devices.map(({ id, label, value, change, icon, tone }) => (
            <ListGroupItem key={id}>
              <Inline distribute="between">
                <Inline>
                  <Avatar name={label} icon={icon} tone={tone} size="small" shape="rounded" isDecorative />
                  {label}
                  <bdi dir="ltr">{value}%</bdi>
                </Inline>
                <Badge tone={change < 0 ? 'danger' : 'success'}>
                  <bdi dir="ltr">{change < 0 ? change : `+${change}`}%</bdi>
                </Badge>
              </Inline>
            </ListGroupItem>
          ))}
        </ListGroup>
      </Stack>
    </ChartCard>
  );
}

/** Three phones, each with points of its own shape; the buttons change the period. */
export function ScatterByPeriod() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>('daily');
  const phones = [t`Large phone`, t`Small phone`, t`Folding phone`];
  return (
    <ChartCard
      title={t`New Product Data`}
      actions={<PeriodChoice value={period} onChange={(change) => setPeriod(change.value)} />}
    >
      <ScatterChart
        label={t`eSIMs on new phones`}
        xLabel={t`Gigabytes`}
        yLabel={t`Activations`}
        series={phones.map((label, index) => ({ id: label, label, points: measuredPoints(period, index + 4) }))}
      />
    </ChartCard>
  );
}

/** Three continents over fifteen days; the days above choose what is shown. */
export function AreasByContinent() {
  const { t } = useLingui();
  const { range, setRange, shown } = useDays(daysUntilToday(15), continents([t`Asia`, t`Europe`, t`Africa`], 350));
  return (
    <ChartCard title={t`Data Science`} actions={<DaysPicker value={range} onChange={setRange} />}>
      <AreaChart label={t`Data used by continent`} {...shown} xFormat={dayAndMonth} curve="straight" isDownloadable />
    </ChartCard>
  );
}
