import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import { saysAtItsSecondValue } from '../chart/chart.testing.ts';
import * as examples from './PolarAreaChart.examples.tsx';
import { PolarAreaChart, type PolarAreaChartProps } from './PolarAreaChart.tsx';

const args: PolarAreaChartProps = {
  label: 'Trips by continent',
  legend: 'none',
  parts: [
    { id: 'europe', label: 'Europe', value: 19 },
    { id: 'asia', label: 'Asia', value: 12 },
    { id: 'africa', label: 'Africa', value: 7 },
  ],
};

const meta = { component: PolarAreaChart, args } satisfies Meta<typeof PolarAreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ClaimsByCause: Story = { render: examples.ClaimsByCause };
export const Conforms: Story = conformance<PolarAreaChartProps>(PolarAreaChart, args, { keyboard: chartKeyboard });

export const SpeaksAsArrowKeysGoThroughIt: Story = {
  play: saysAtItsSecondValue('Trips by continent', 'Asia 12'),
};
