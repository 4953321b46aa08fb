import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { PeriodMenu, type PeriodMenuProps } from './PeriodMenu.tsx';

const args = { value: 'last 7 days', onChange: fn() } satisfies PeriodMenuProps;

const meta = { component: PeriodMenu, args } satisfies Meta<typeof PeriodMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(PeriodMenu, args, { keyboard: menuButtonKeyboard, opens: true });

export const OffersEveryPeriod: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Last Year' }));

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'last year' });
  },
};
