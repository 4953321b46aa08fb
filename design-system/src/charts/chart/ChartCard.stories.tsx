import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { LineChart } from '../line-chart/LineChart.tsx';
import { ChartCard, type ChartCardProps } from './frame/ChartCard.tsx';

const args: ChartCardProps = {
  title: 'Sales',
  children: <LineChart label="Sales" x={['May', 'June']} series={[{ id: 'esim', label: 'eSIM', values: [40, 60] }]} />,
};

const meta = { component: ChartCard, args } satisfies Meta<typeof ChartCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance<ChartCardProps>(ChartCard, args, { keyboard: buttonKeyboard });

export const HasTheButtonsOfItsChartInTheLineOfItsTitle: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'Sales' }));
    const button = await card.findByRole('button', { name: /table/i });
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(middleOf(button)).toBeCloseTo(middleOf(card.getByRole('heading', { name: 'Sales' })), -1);
    await userEvent.click(button);
    await expect(await card.findByRole('table')).toBeVisible();
  },
};
