import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import * as examples from './DonutChart.examples.tsx';
import { DonutChart } from './DonutChart.tsx';
import type { DonutChartProps } from './donut-chart.props.ts';

const args: DonutChartProps = {
  label: 'Sales by product',
  legend: 'none',
  parts: [
    { id: 'insurance', label: 'Insurance', value: 620 },
    { id: 'esim', label: 'eSIM', value: 310 },
    { id: 'both', label: 'Bundle', value: 140 },
  ],
};

const meta = { component: DonutChart, args } satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LegendBesideIt: Story = { render: examples.LegendBesideIt };

export const Pie: Story = {
  render: examples.Pie,
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Policies by length of trip' });
    await expect(surface).toHaveAccessibleDescription(
      /^3 parts, together 1\.200: Up to a week 720 \(60%\), Up to a month 360 \(30%\), Longer 120 \(10%\)\./,
    );

    surface.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Up to a month, 30% 360');
    await userEvent.click(canvas.getByRole('button', { name: 'Up to a week' }));
    await expect(surface).toHaveAccessibleDescription(/^2 parts, together 480/);
  },
};

export const SharesAddUp: Story = {
  name: 'Shares add up to 100 per cent, and none above nothing is 0 (XD-08)',
  args: {
    parts: [23_043, 14_658, 4758, 12].map((value, index) => ({
      id: `part-${index}`,
      label: `Part ${index + 1}`,
      value,
    })),
    onChoose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const surface = await canvas.findByRole('application');
    await expect(surface).toHaveAccessibleDescription(
      /Part 1 23\.043 \(54%\), Part 2 14\.658 \(35%\), Part 3 4\.758 \(11%\), Part 4 12 \(<1%\)\./,
    );
    surface.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Part 4, <1% 12');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'part-3', index: 3 });
  },
};

export const Conforms: Story = conformance<DonutChartProps>(DonutChart, args, { keyboard: chartKeyboard });
