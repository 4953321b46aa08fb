import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { OrderPass } from './OrderPass.tsx';
import * as examples from './OrderPass.examples.tsx';

const args = {
  eyebrow: 'Order confirmed',
  title: 'Thank you!',
  facts: [{ term: 'Order number', value: 'EMB-1' }],
  children: 'Two suitcases.',
};

const meta = { component: OrderPass, args } satisfies Meta<typeof OrderPass>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Receipt: Story = {
  render: examples.Receipt,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Thank you, Marina!' })).toHaveTextContent('EMB-7K2P9Q');
    await expect(canvas.getByText(/711,55/)).toBeVisible();
  },
};

export const Conforms: Story = conformance(OrderPass, args);
