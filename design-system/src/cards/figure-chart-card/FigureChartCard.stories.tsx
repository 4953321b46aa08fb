import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package } from 'lucide-react';
import { conformance } from '../../conformance/conformance.tsx';
import { FigureChartCard, type FigureChartCardProps } from './FigureChartCard.tsx';

const args: FigureChartCardProps = { label: 'Orders', value: 2760, values: [45, 85, 65, 45, 65], icon: Package };

const meta = { component: FigureChartCard, args } satisfies Meta<typeof FigureChartCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<FigureChartCardProps>(FigureChartCard, args);
