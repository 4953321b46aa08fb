import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrendingUp } from 'lucide-react';
import { conformance } from '../../conformance/conformance.tsx';
import { StatStrip, type StatStripProps } from './StatStrip.tsx';

const args: StatStripProps = {
  title: 'Statistics',
  updated: 'Updated 1 month ago',
  stats: [{ id: 'sales', label: 'Sales', value: 230_000, icon: TrendingUp }],
};

const meta = { component: StatStrip, args } satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<StatStripProps>(StatStrip, args);
