import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { asksForTheLastYear } from '../period-card/period-card.testing.ts';
import { SupportTrackerCard, type SupportTrackerCardProps } from './SupportTrackerCard.tsx';

const args: SupportTrackerCardProps = {
  title: 'Support tracker',
  data: { totalTicket: 163, newTicket: 29, openTicket: 63, responseTime: 1, completed: 83 },
};

const meta = { component: SupportTrackerCard, args } satisfies Meta<typeof SupportTrackerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<SupportTrackerCardProps>(SupportTrackerCard, args, {
  keyboard: menuButtonKeyboard,
});

export const AsksForTheFiguresOfAnotherPeriod: Story = {
  args: { onPeriodChange: fn() },
  play: asksForTheLastYear,
};
