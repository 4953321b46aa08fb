import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { conformance } from '../../conformance/conformance.tsx';
import { StatCard, type StatCardProps } from './StatCard.tsx';

const args: StatCardProps = { label: 'Views', value: 36_900, icon: Eye };

const meta = { component: StatCard, args } satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<StatCardProps>(StatCard, args);
