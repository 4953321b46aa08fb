import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { chartKeyboard } from '../chart/chart.keyboard.ts';
import * as examples from './BarChart.examples.tsx';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const args: BarChartProps = {
  label: 'Policies sold',
  x: ['Lisbon', 'Rio', 'Tokyo', 'Cairo'],
  series: [{ id: 'policies', label: 'Policies', values: [120, 180, 150, 240] }],
};

const meta = { component: BarChart, args } satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Grouped: Story = { render: examples.Grouped };

export const AboveAndBelowZero: Story = {
  render: examples.AboveAndBelowZero,
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Earned and paid out' });

    surface.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Jun, Paid out -R$ 7.400');
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov, Earned R$ 35.900');
  },
};

export const ABarOpensWhatIsBehindIt: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Policies sold' });
    const { left, width, bottom } = surface.getBoundingClientRect();
    const at = (share: number) => ({ target: surface, coords: { x: left + width * share, y: bottom - 60 } });

    await step('by a click', async () => {
      await userEvent.pointer([at(0.9), { ...at(0.9), keys: '[MouseLeft]' }]);
      await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'policies', index: 3 });
    });
    await step('by the second tap of a finger, the first of which shows its value', async () => {
      await userEvent.pointer({ ...at(0.2), keys: '[TouchA]' });
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
      await userEvent.pointer({ ...at(0.2), keys: '[TouchA]' });
      await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'policies', index: 0 });
    });
    await step('by Enter, once its value is shown', async () => {
      surface.focus();
      await userEvent.keyboard('{Escape}{Enter}');
      await expect(args.onChoose).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'policies', index: 1 });
    });
  },
};

export const HorizontalWithPatterns: Story = { render: examples.HorizontalWithPatterns };
export const Conforms: Story = conformance<BarChartProps>(BarChart, args, { keyboard: chartKeyboard });
