import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { RevenueReportCard, type RevenueReportCardProps } from './RevenueReportCard.tsx';

const args: RevenueReportCardProps = {
  title: 'Revenue report',
  years: ['2026', '2025'],
  data: {
    price: 25_852,
    budget: 56_800,
    earning: [95, 177, 284],
    expense: [-145, -80, -60],
    spent: [61, 48, 69],
    planned: [20, 10, 30],
  },
};

const meta = { component: RevenueReportCard, args } satisfies Meta<typeof RevenueReportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<RevenueReportCardProps>(RevenueReportCard, args, {
  keyboard: menuButtonKeyboard,
});
