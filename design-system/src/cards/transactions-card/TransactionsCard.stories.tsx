import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { TransactionsCard } from './TransactionsCard.tsx';

const args = {
  title: 'Transactions',
  transactions: [{ id: '1', name: 'Wallet', kind: 'Refund', amount: -74, icon: Wallet }],
};

const meta = { component: TransactionsCard, args } satisfies Meta<typeof TransactionsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ReservesTheRoomOfFiveWhileLoading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Conforms: Story = conformance(TransactionsCard, args);
