import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
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

export const Conforms: Story = conformance(TransactionsCard, args);
