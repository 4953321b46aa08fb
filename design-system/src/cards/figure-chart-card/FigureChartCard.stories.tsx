import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package } from 'lucide-react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { FigureChartCard, type FigureChartCardProps } from './FigureChartCard.tsx';

const args: FigureChartCardProps = { label: 'Orders', value: 2760, values: [45, 85, 65, 45, 65], icon: Package };

const meta = { component: FigureChartCard, args } satisfies Meta<typeof FigureChartCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<FigureChartCardProps>(FigureChartCard, args);

const spreadsItsBars: NonNullable<Story['play']> = async ({ canvas }) => {
  const room = canvas.getByRole('img').getBoundingClientRect();
  const bars = [...canvas.getByRole('img').querySelectorAll('[data-part="ground"]')].map((bar) =>
    bar.getBoundingClientRect(),
  );

  await expect(Math.min(...bars.map(({ left }) => left))).toBeCloseTo(room.left, 0);
  await expect(Math.max(...bars.map(({ right }) => right))).toBeCloseTo(room.right, 0);
};

export const SpreadsItsBarsOverItsWidth: Story = { args: { shape: 'bars' }, play: spreadsItsBars };
export const SpreadsItsBarsFromTheRight: Story = { ...SpreadsItsBarsOverItsWidth, globals: { direction: 'rtl' } };

export const APressOnTheFigureExplainsIt: Story = {
  args: {
    note: '+12%',
    explanation: { title: 'How orders are counted', content: 'The sum of five days: 305' },
  },
  loaders: [() => import('../../components/popovers/PopoverLayer.tsx')],
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('button', { name: '2,76k. How orders are counted' });
    figure.focus();
    await userEvent.keyboard('{Enter}');
    const layer = await screen.findByRole('dialog', { name: 'How orders are counted' });
    await waitFor(() => expect(within(layer).getByText('The sum of five days: 305')).toBeVisible());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(figure).toHaveFocus());
  },
};

export const SaysThatThereIsNoFigure: Story = {
  args: { value: null, values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText('No values yet')).toBeVisible();
  },
};
