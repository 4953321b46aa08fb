import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import { saysAtItsSecondValue } from '../chart/chart.testing.ts';
import * as examples from './RadialBarChart.examples.tsx';
import { RadialBarChart } from './RadialBarChart.tsx';
import type { RadialBarChartProps } from './radial-bar-chart.props.ts';

const args: RadialBarChartProps = { label: 'November target', parts: [{ id: 'target', label: 'Reached', value: 83 }] };

const meta = { component: RadialBarChart, args } satisfies Meta<typeof RadialBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Rings: Story = { render: examples.Rings };
export const Gauges: Story = { render: examples.Gauges };
export const Conforms: Story = conformance<RadialBarChartProps>(RadialBarChart, args, { keyboard: chartKeyboard });

export const SpeaksAsArrowKeysGoThroughIt: Story = {
  args: { parts: [...args.parts, { id: 'renewals', label: 'Renewals', value: 64 }] },
  play: saysAtItsSecondValue('November target', 'Renewals 64'),
};
