import { expect, fn, screen } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { asksForTheLastYear } from './period-card.testing.ts';
import { PeriodCard, type PeriodCardProps } from './PeriodCard.tsx';

const args: PeriodCardProps = { title: 'Visits', children: '2.700 a day', onPeriodChange: fn() };

const meta = {
  component: PeriodCard,
  args,
  loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta<typeof PeriodCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<PeriodCardProps>(PeriodCard, args, {
  keyboard: menuButtonKeyboard,
  opens: true,
});

export const KeepsTheChosenDaysUnlessItsOwnerDoes: Story = {
  play: asksForTheLastYear,
};

export const ShowsTheDaysOfItsOwner: Story = {
  args: { period: 'last month' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last Month' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Last Year' }));

    await expect(args.onPeriodChange).toHaveBeenCalledWith({ period: 'last year' });
    await expect(await canvas.findByRole('button', { name: 'Last Month' })).toBeVisible();
  },
};

export const LeavesTheChoiceToItsPage: Story = {
  args: { hasPeriodMenu: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Visits' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
