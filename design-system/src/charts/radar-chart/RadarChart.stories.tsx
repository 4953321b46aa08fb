import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import { saysAtItsSecondValue } from '../chart/chart.testing.ts';
import * as examples from './RadarChart.examples.tsx';
import { RadarChart, type RadarChartProps } from './RadarChart.tsx';

const args: RadarChartProps = {
  label: 'Plans compared',
  legend: 'none',
  x: ['Price', 'Data', 'Days', 'Countries', 'Speed'],
  series: [{ id: 'europe', label: 'Europe 10 GB', values: [80, 60, 70, 40, 90] }],
};

const meta = { component: RadarChart, args } satisfies Meta<typeof RadarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const TwoPlans: Story = { render: examples.TwoPlans };
export const Conforms: Story = conformance<RadarChartProps>(RadarChart, args, { keyboard: chartKeyboard });

export const SpeaksAsArrowKeysGoThroughIt: Story = {
  play: saysAtItsSecondValue('Plans compared', 'Data: Europe 10 GB 60'),
};
