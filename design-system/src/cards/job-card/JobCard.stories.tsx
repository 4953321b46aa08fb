import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { JobCard } from './JobCard.tsx';

const args = {
  title: 'Designer',
  employer: 'Embarque',
  updated: 'Updated today',
  category: 'Design',
  hours: 'Full time',
  pay: 9800,
  children: 'Draw the way to the money.',
};

const meta = { component: JobCard, args } satisfies Meta<typeof JobCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(JobCard, args, { keyboard: buttonKeyboard });

export const IsAppliedForAndWithdrawn: Story = {
  args: { onApply: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ hasApplied: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('You have applied.');

    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw application' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ hasApplied: false });
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus();
  },
};

export const LeavesTheApplicationToItsOwner: Story = {
  args: { hasApplied: false, onApply: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));

    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith({ hasApplied: true });
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible();
  },
};
