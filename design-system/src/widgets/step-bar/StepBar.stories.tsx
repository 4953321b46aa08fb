import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { StepBar, type StepBarProps } from './StepBar.tsx';
import * as examples from './StepBar.examples.tsx';

const args: StepBarProps = {
  label: 'Steps',
  steps: [
    { id: 'cart', title: 'Cart', state: 'done' },
    { id: 'address', title: 'Address', state: 'current' },
    { id: 'payment', title: 'Payment', state: 'coming', isDisabled: true },
  ],
  onSelect: fn(),
};

const meta = {
  component: StepBar,
  args,
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

export const Phone: Story = {
  render: examples.Checkout,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    for (const label of ['Cart', 'Address', 'Payment']) {
      // A label that only screen readers have is one pixel wide.
      await expect(canvas.getByText(label).getBoundingClientRect().width).toBeGreaterThan(20);
    }
    const bar = canvas.getByRole('navigation');
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
  },
};

export const Conforms: Story = conformance<StepBarProps>(StepBar, args, { keyboard: buttonKeyboard });

export const SaysWhereOneIsAndGoesWhereOneMay: Story = {
  play: async ({ args: { onSelect }, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Steps' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName(/^Step 2: Address/);
    await expect(canvas.getByRole('button', { name: /Payment/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Cart.*, done/ }));
    await expect(onSelect).toHaveBeenCalledWith({ step: 'cart' });
  },
};

export const ShowsWhichStepIsWrong: Story = {
  args: { steps: args.steps.map((step) => (step.id === 'cart' ? { ...step, state: 'wrong' } : step)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Cart.*, needs a correction/ })).toBeVisible();
  },
};
