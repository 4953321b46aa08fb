import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { TrendCard, type TrendCardProps } from './TrendCard.tsx';

const args: TrendCardProps = {
  title: 'Revenue',
  figures: [{ label: 'This month', value: 86_589 }],
  x: ['01', '11', '21'],
  series: [{ id: 'revenue', label: 'This month', values: [45_000, 47_000, 44_800] }],
};

const meta = { component: TrendCard, args } satisfies Meta<typeof TrendCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<TrendCardProps>(TrendCard, args, { keyboard: menuButtonKeyboard });
