import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Quantity } from './Quantity.tsx';
import * as examples from './Quantity.examples.tsx';

const args = { label: 'Locks', value: 2, onChange: fn() };

const meta = { component: Quantity, args } satisfies Meta<typeof Quantity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneToTen: Story = {
  render: examples.OneToTen,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^One more/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('10');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Conforms: Story = conformance(Quantity, args, { keyboard: buttonKeyboard });

export const StopsAtItsEndsAndKeepsFocus: Story = {
  args: { value: 1, max: 1 },
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    for (const name of ['One less: Locks', 'One more: Locks']) {
      const step = canvas.getByRole('button', { name });
      await userEvent.click(step);
      await expect(step).toHaveFocus();
      await expect(step).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const BringsAValueBeyondItsEndsBack: Story = {
  args: { value: 14 },
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Locks' })).toHaveTextContent('14');
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Locks' }));
    await expect(onChange).toHaveBeenCalledWith({ value: 10 });
  },
};
