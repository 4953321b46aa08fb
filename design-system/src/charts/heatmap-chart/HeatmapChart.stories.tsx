import type { Meta, StoryObj } from '@storybook/react-vite';
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
