import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { asksForTheLastYear } from '../period-card/period-card.testing.ts';
import { SupportTrackerCard, type SupportTrackerCardProps } from './SupportTrackerCard.tsx';

const args: SupportTrackerCardProps = {
  title: 'Support tracker',
  data: { totalTicket: 163, newTicket: 29, openTicket: 63, responseTime: 1 },
};

const meta = { component: SupportTrackerCard, args } satisfies Meta<typeof SupportTrackerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SharesWhatIsNotOpen: Story = {
  name: '100 of 163 tickets are 61 per cent (W-CAN-01)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('61%')).toBeVisible();
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(/61%/);
  },
};

export const Conforms: Story = conformance<SupportTrackerCardProps>(SupportTrackerCard, args, {
  keyboard: menuButtonKeyboard,
});

export const AsksForTheFiguresOfAnotherPeriod: Story = {
  args: { onPeriodChange: fn() },
  play: asksForTheLastYear,
};
