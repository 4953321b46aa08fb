import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import { saysAtItsSecondValue } from '../chart/chart.testing.ts';
import * as examples from './BubbleChart.examples.tsx';
import { BubbleChart, type BubbleChartProps } from './BubbleChart.tsx';

const args: BubbleChartProps = {
  label: 'Markets',
  xLabel: 'Policies',
  yLabel: 'Claims',
  sizeLabel: 'Revenue',
  series: [
    {
      id: 'europe',
      label: 'Europe',
      points: [
        { x: 40, y: 9, size: 30 },
        { x: 90, y: 16, size: 60 },
      ],
    },
  ],
};

const meta = { component: BubbleChart, args } satisfies Meta<typeof BubbleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Markets: Story = { render: examples.Markets };
export const Conforms: Story = conformance<BubbleChartProps>(BubbleChart, args, { keyboard: chartKeyboard });

export const SpeaksAsArrowKeysGoThroughIt: Story = {
  play: saysAtItsSecondValue('Markets', 'Europe, Policies 90, Claims 16, Revenue 60'),
};
