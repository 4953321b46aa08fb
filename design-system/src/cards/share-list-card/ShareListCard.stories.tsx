import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Laptop } from 'lucide-react';
import { conformance } from '../../conformance/conformance.tsx';
import { ShareListCard } from './ShareListCard.tsx';

const args = { title: 'Shares', shares: [{ id: '1', name: 'Desktop browser', share: 0.146, icon: Laptop }] };

const meta = { component: ShareListCard, args } satisfies Meta<typeof ShareListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(ShareListCard, args);

export const AsksForAnotherPeriod: Story = {
  args: { period: 'last 7 days', onPeriodChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Last 7 days/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Last Month' }));

    await expect(args.onPeriodChange).toHaveBeenCalledOnce();
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ period: 'last month' });
  },
};

export const NamesWhatIsLeftOfTheWhole: Story = {
  args: {
    shares: [0.544, 0.2].map((share, index) => ({ id: `${index}`, name: `Part ${index}`, share, icon: Laptop })),
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['Part 054,4%', 'Part 120,0%', 'Other25,6%']);
  },
};

export const NothingIsLeftOfAWhole: Story = {
  args: {
    shares: [0.7, 0.1, 0.2].map((share, index) => ({ id: `${index}`, name: `Part ${index}`, share, icon: Laptop })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
