import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { AverageSessionsCard, type AverageSessionsCardProps } from './AverageSessionsCard.tsx';

const args: AverageSessionsCardProps = {
  title: 'Average sessions',
  x: ['2026-11-22', '2026-11-23', '2026-11-24'],
  xFormat: { weekday: 'short' },
  since: 'vs. last week',
  data: {
    sessions: 2700,
    growth: 5.2,
    goal: 100_000,
    users: 100_000,
    retention: 90,
    duration: 1,
    progress: { goal: 50, users: 60, retention: 70, duration: 80 },
    values: [75, 125, 225],
  },
};

const meta = { component: AverageSessionsCard, args } satisfies Meta<typeof AverageSessionsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<AverageSessionsCardProps>(AverageSessionsCard, args, {
  keyboard: menuButtonKeyboard,
});

export const SaysNoZeroWhileItLoads: Story = {
  args: { data: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Users: 0/)).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const AsksForTheDetails: Story = {
  args: { onViewDetails: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View details' }));

    await expect(args.onViewDetails).toHaveBeenCalledOnce();
  },
};
