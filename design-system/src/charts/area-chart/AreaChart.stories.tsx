import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import { saysAtItsSecondValue } from '../chart/chart.testing.ts';
import * as examples from './AreaChart.examples.tsx';
import { AreaChart, type AreaChartProps } from './AreaChart.tsx';

const args: AreaChartProps = {
  label: 'Policies sold',
  x: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  series: [{ id: 'policies', label: 'Policies', values: [120, 180, 150, 240, 220, 310] }],
};

const meta = { component: AreaChart, args } satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const SurfaceAndLine: Story = { render: examples.SurfaceAndLine };
export const LoadingAndEmpty: Story = { render: examples.LoadingAndEmpty };
export const Conforms: Story = conformance<AreaChartProps>(AreaChart, args, { keyboard: chartKeyboard });

export const SpeaksAsArrowKeysGoThroughIt: Story = {
  play: saysAtItsSecondValue('Policies sold', 'Feb: Policies 180'),
};
