import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import { saysAtItsSecondValue } from '../chart/chart.testing.ts';
import * as examples from './ScatterChart.examples.tsx';
import { ScatterChart, type ScatterChartProps } from './ScatterChart.tsx';

const args: ScatterChartProps = {
  label: 'Price and length of trips',
  xLabel: 'Days',
  yLabel: 'Price',
  series: [
    {
      id: 'europe',
      label: 'Europe',
      points: [
        { x: 4, y: 90 },
        { x: 9, y: 160 },
        { x: 15, y: 240 },
      ],
    },
  ],
};

const meta = { component: ScatterChart, args } satisfies Meta<typeof ScatterChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const PriceAndLength: Story = { render: examples.PriceAndLength };
export const Conforms: Story = conformance<ScatterChartProps>(ScatterChart, args, { keyboard: chartKeyboard });

export const SpeaksAsArrowKeysGoThroughIt: Story = {
  play: saysAtItsSecondValue('Price and length of trips', 'Europe, Days 9, Price 160'),
};

export const SaysWhatItsAxesMeasure: Story = {
  play: async ({ canvas }) => {
    const [side, below] = [await canvas.findByText('Price'), canvas.getByText('Days')];
    const drawing = (side.closest('svg') ?? side).getBoundingClientRect();
    const [at, under] = [side.getBoundingClientRect(), below.getBoundingClientRect()];
    await expect(at.left).toBeGreaterThanOrEqual(drawing.left - 1);
    await expect(at.bottom).toBeLessThan(canvas.getByText('100').getBoundingClientRect().top);
    await expect(under.right).toBeLessThanOrEqual(drawing.right + 1);
    await expect(under.top).toBeGreaterThan(canvas.getByText('10').getBoundingClientRect().top);
  },
};
