import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StepBar } from './StepBar.tsx';
import * as examples from './StepBar.examples.tsx';

const meta = {
  component: StepBar,
  args: { label: 'Steps', steps: [{ id: 'cart', title: 'Cart', state: 'current' }], onSelect: fn() },
} satisfies Meta<typeof StepBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Checkout: Story = {
  render: examples.Checkout,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cart/ }));
    await expect(canvas.getByRole('button', { name: /Cart/ })).toHaveAttribute('aria-current', 'step');
  },
};
