import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
  play: saysAtItsSecondValue('Plans compared', 'Data, 60'),
};

export const FillsTheWidthOfAPhoneAndNoMoreHeight: Story = {
  args: { height: 320, x: ['Speed', 'Service', 'Languages', 'Renewals', 'Claims', 'Knowledge'] },
  render: (args) => (
    <div style={{ inlineSize: 314 }}>
      <RadarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const drawing = (await canvas.findByRole('application')).querySelector('svg');
    const outside = drawing?.querySelector('[data-part="grid"] > polygon:last-of-type');
    const names = drawing?.querySelectorAll('text:not([data-part])') ?? [];
    if (!drawing || !outside) throw new Error('No web is drawn.');
    await waitFor(() => expect(outside.getBoundingClientRect().height).toBeGreaterThan(190));
    const { left, right, top, bottom } = drawing.getBoundingClientRect();
    const boxes = [...names].map((name) => name.getBoundingClientRect());

    await expect(boxes).toHaveLength(6);
    await expect(Math.min(...boxes.map((box) => box.left))).toBeGreaterThanOrEqual(left);
    await expect(Math.max(...boxes.map((box) => box.right))).toBeLessThanOrEqual(right);
    await expect(Math.min(...boxes.map((box) => box.top)) - top).toBeLessThan(10);
    await expect(bottom - Math.max(...boxes.map((box) => box.bottom))).toBeLessThan(10);
  },
};
