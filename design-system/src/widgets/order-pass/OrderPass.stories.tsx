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

export const PairsEachFactWithItsTerm: Story = {
  args: { facts: [...args.facts, { term: 'Deliver to', value: 'Avenida Paulista, 1578' }] },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect({ terms, values }).toEqual({
      terms: ['Order number', 'Deliver to'],
      values: ['EMB-1', 'Avenida Paulista, 1578'],
    });
  },
};

export const LetsScriptsMoveFocusToItsTitle: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Thank you!' });
    await userEvent.tab();
    await expect(title).not.toHaveFocus();
    title.focus();
    await expect(title).toHaveFocus();
  },
};
