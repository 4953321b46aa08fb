import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../components/buttons/Button.tsx';
import { AreaChart } from '../area-chart/AreaChart.tsx';
import { BarChart } from '../bar-chart/BarChart.tsx';
import { BubbleChart } from '../bubble-chart/BubbleChart.tsx';
import { CandlestickChart } from '../candlestick-chart/CandlestickChart.tsx';
import { DonutChart } from '../donut-chart/DonutChart.tsx';
import { HeatmapChart } from '../heatmap-chart/HeatmapChart.tsx';
import { LineChart } from '../line-chart/LineChart.tsx';
import { PolarAreaChart } from '../polar-area-chart/PolarAreaChart.tsx';
import { RadarChart } from '../radar-chart/RadarChart.tsx';
import { RadialBarChart } from '../radial-bar-chart/RadialBarChart.tsx';
import { ScatterChart } from '../scatter-chart/ScatterChart.tsx';
import { Sparkline } from '../sparkline/Sparkline.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const COUNT = 200_000;
/** The one value that a drawing which leaves values out must not lose. */
const PEAK = 123_456;
const x = Array.from({ length: COUNT }, (_, index) => String(index));
const values = x.map((_, index) =>
  index === PEAK ? 5000 : Math.round(500 + 400 * Math.sin(index / 9000)) + (index % 7),
);
const series = [{ id: 'data', label: 'Data used', values }];
const points = [
  {
    id: 'trips',
    label: 'Trips',
    points: values.map((y, index) => ({ x: index, y, size: y })),
  },
];
const candles = values.map((value) => ({ open: value, high: value + 9, low: value - 9, close: value + 3 }));
const parts = x.map((id) => ({ id, label: id, value: 1 }));
const axes = { label: 'Data used', xLabel: 'Hour', yLabel: 'MB' };

/** As many elements as a browser draws without making people wait. */
const isDrawn = async ({ canvas, canvasElement }: Context) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-direction]')).toBeInTheDocument());
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(6000);
  await expect(canvas.getByRole('application', { name: 'Data used' })).toHaveAccessibleDescription(/5\.000|5\.003/);
  await expect(canvas.getByText('The drawing is condensed. The table has every value.')).toBeVisible();
};

const showsMessageAndTable = async ({ canvas, canvasElement, userEvent }: Context) => {
  await expect(await canvas.findByText(/^200\.000 values are too many to tell apart/)).toBeVisible();
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(500);
  await userEvent.click(canvas.getByRole('button', { name: 'Show Data used as table' }));
  await waitFor(() => expect(canvas.getAllByRole('row').length).toBe(501));
};

export const Lines: Story = {
  name: 'Lines of 200,000 values are drawn, with exact values (BR2-34)',
  render: () => <LineChart {...{ label: axes.label, x, series }} />,
  play: async (context) => {
    await isDrawn(context);
    context.canvas.getByRole('application').focus();
    await context.userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(context.canvas.getByRole('status')).toHaveTextContent('1, 501');
  },
};

/** Draws one chart at a time, when it is asked to, so that each drawing can be timed by itself in the browser's tools. */
function OneAtATime({ charts }: { charts: Record<string, ReactNode> }) {
  const [shown, setShown] = useState('');
  return (
    <>
      {Object.keys(charts).map((name) => (
        <Button key={name} onClick={() => setShown(name)}>
          Draw {name}
        </Button>
      ))}
      <div key={shown} data-testid={shown}>
        {charts[shown]}
      </div>
    </>
  );
}

const two = [...series, { id: 'other', label: 'Other data', values: values.toReversed() }];
const twoClouds = [...points, { id: 'other', label: 'Other trips', points: points[0]?.points.toReversed() ?? [] }];
const plots: Record<string, ReactNode> = {
  line: <LineChart {...{ label: axes.label, x }} series={two} />,
  area: <AreaChart {...{ label: axes.label, x }} series={two} />,
  bars: <BarChart {...{ label: axes.label, x }} series={two} />,
  stacked: <BarChart {...{ label: axes.label, x }} series={two} layout="stacked" orientation="horizontal" />,
  points: <ScatterChart {...axes} series={twoClouds} />,
  bubbles: <BubbleChart {...axes} sizeLabel="MB" series={twoClouds} />,
  shades: <HeatmapChart {...{ label: axes.label, x }} series={two} />,
  candles: <CandlestickChart label="Data used" x={x.map(() => '2026-11-21')} candles={candles} />,
};

export const TwoSeries: Story = {
  name: 'Two series of 200,000 values are drawn, one chart at a time (BR2-34)',
  render: () => <OneAtATime charts={plots} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of Object.keys(plots)) {
      await userEvent.click(canvas.getByRole('button', { name: `Draw ${name}` }));
      const room = await canvas.findByTestId(name);
      await waitFor(() => expect(room.querySelector('[data-direction]')).toBeInTheDocument());
      await expect(room.querySelectorAll('*').length).toBeLessThan(9000);
      await expect(within(room).getByText('The drawing is condensed. The table has every value.')).toBeVisible();
    }
  },
};

export const Areas: Story = {
  name: 'Areas of 200,000 values are drawn (BR2-34)',
  render: () => <AreaChart {...{ label: axes.label, x, series }} />,
  play: isDrawn,
};

export const Bars: Story = {
  name: '200,000 bars are drawn (BR2-34)',
  render: () => <BarChart {...{ label: axes.label, x, series }} />,
  play: isDrawn,
};

export const StackedBars: Story = {
  name: '200,000 bars on others are drawn (BR2-34)',
  render: () => (
    <BarChart
      {...{ label: axes.label, x }}
      orientation="horizontal"
      layout="stacked"
      series={[...series, { id: 'other', label: 'Other', values }]}
    />
  ),
  play: isDrawn,
};

export const Points: Story = {
  name: '200,000 points are drawn (BR2-34)',
  render: () => <ScatterChart {...axes} series={points} />,
  play: isDrawn,
};

export const Bubbles: Story = {
  name: '200,000 bubbles are drawn (BR2-34)',
  render: () => <BubbleChart {...axes} sizeLabel="MB" series={points} />,
  play: isDrawn,
};

export const Candles: Story = {
  name: '200,000 candles are drawn (BR2-34)',
  render: () => <CandlestickChart label="Data used" x={x.map(() => '2026-11-21')} candles={candles} />,
  play: isDrawn,
};

export const Shades: Story = {
  name: '200,000 shades are drawn (BR2-34)',
  render: () => <HeatmapChart {...{ label: axes.label, x, series }} />,
  play: isDrawn,
};

export const Sparks: Story = {
  name: 'Sparklines of 200,000 values are drawn (BR2-34)',
  render: () => (
    <>
      <Sparkline label="Data used" height="3rem" shape="area" values={values} />
      <Sparkline label="Data used in bars" height="3rem" shape="bars" values={values} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Data used' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1000);
  },
};

export const Parts: Story = {
  name: '200,000 parts show a message, and a table by pages (BR2-34)',
  render: () => <DonutChart label="Data used" parts={parts} />,
  play: showsMessageAndTable,
};

export const Rings: Story = {
  name: '200,000 rings show a message (BR2-34)',
  render: () => <RadialBarChart label="Data used" parts={parts} max={1} />,
  play: showsMessageAndTable,
};

export const PolarParts: Story = {
  name: '200,000 slices show a message (BR2-34)',
  render: () => <PolarAreaChart label="Data used" parts={parts} />,
  play: showsMessageAndTable,
};

export const Webs: Story = {
  name: '200,000 axes show a message (BR2-34)',
  render: () => <RadarChart {...{ label: axes.label, x, series }} />,
  play: showsMessageAndTable,
};
