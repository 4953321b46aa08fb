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
