import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import { saysAtItsSecondValue } from '../chart/chart.testing.ts';
import * as examples from './HeatmapChart.examples.tsx';
import { HeatmapChart, type HeatmapChartProps } from './HeatmapChart.tsx';

const args: HeatmapChartProps = {
  label: 'Activations',
  legend: 'none',
  x: ['6 h', '12 h', '18 h', '24 h'],
  series: [
    { id: 'saturday', label: 'Sat', values: [4, 22, 31, 12] },
    { id: 'sunday', label: 'Sun', values: [2, 18, 40, 9] },
  ],
};

const meta = { component: HeatmapChart, args } satisfies Meta<typeof HeatmapChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const BusyHours: Story = { render: examples.BusyHours };
export const Conforms: Story = conformance<HeatmapChartProps>(HeatmapChart, args, { keyboard: chartKeyboard });

export const SpeaksAsArrowKeysGoThroughIt: Story = { play: saysAtItsSecondValue('Activations', '12 h, Sat 22') };

const shares: HeatmapChartProps = {
  label: 'Share of seats',
  x: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  series: [{ id: 'lisbon', label: 'Lisbon', values: [0.02, 0.27, 0.5, 0.74, 0.98] }],
};

const legendOf = (root: HTMLElement) =>
  within(root)
    .getAllByRole('button', { pressed: true })
    .map((one) => one.textContent);
/** The different fills of the cells; the samples of the legend are not counted. */
const fillsIn = (root: HTMLElement) => {
  const shapes = [...root.querySelectorAll('[data-part=shade-cell]')].filter((cell) => !cell.closest('button'));
  return new Set(shapes.map((cell) => getComputedStyle(cell).fill)).size;
};

export const SharesHaveFiveShades: Story = {
  args: { ...shares, legend: 'top' },
  play: async ({ canvasElement }) => {
    await expect(legendOf(canvasElement)).toEqual(['0 to 0,2', '0,2 to 0,4', '0,4 to 0,6', '0,6 to 0,8', '0,8 to 1']);
    await waitFor(() => expect(fillsIn(canvasElement)).toBe(5));
  },
};

export const ValuesBelowZeroHaveShadesOfTheirOwn: Story = {
  args: {
    ...shares,
    label: 'Balance by day',
    legend: 'top',
    series: [{ id: 'lisbon', label: 'Lisbon', values: [-20, -5, 0, 25, 50] }],
  },
  play: async ({ canvasElement }) => {
    await expect(legendOf(canvasElement)).toEqual([
      '-20 to -11',
      '-10 to -1',
      '0 to 10',
      '11 to 20',
      '21 to 30',
      '31 to 40',
      '41 to 50',
    ]);
    await waitFor(() => expect(fillsIn(canvasElement)).toBe(5));
  },
};
