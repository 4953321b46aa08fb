import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { asksForTheLastYear } from '../period-card/period-card.testing.ts';
import { BreakdownCard, type BreakdownCardProps } from './BreakdownCard.tsx';

const args: BreakdownCardProps = {
  title: 'Customers',
  parts: [
    { id: 'new', label: 'New', value: 690 },
    { id: 'returning', label: 'Returning', value: 258, change: 0.02 },
  ],
};

const meta = { component: BreakdownCard, args } satisfies Meta<typeof BreakdownCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<BreakdownCardProps>(BreakdownCard, args, { keyboard: menuButtonKeyboard });

export const AsksForTheFiguresOfAnotherPeriod: Story = {
  args: { onPeriodChange: fn() },
  play: asksForTheLastYear,
};
