import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { PlanCard } from './PlanCard.tsx';
import * as examples from './PlanCard.examples.tsx';

const args = {
  title: 'Standard',
  subtitle: 'For families',
  image: null,
  price: 'US$ 40',
  priceBefore: 'US$ 49',
  note: 'US$ 480 a year',
  benefits: ['All trips of a year'],
  isPopular: true,
  action: 'The button',
};

const meta = { component: PlanCard, args } satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TwoPlans: Story = {
  render: examples.TwoPlans,
  play: async ({ canvas }) => {
    const standard = within(canvas.getByRole('region', { name: 'Standard' }));
    await expect(standard.getByText('Popular')).toBeVisible();
    await expect(standard.getByText('US$ 49', { exact: false })).toHaveTextContent('Before: US$ 49');
    const basic = canvas.getByRole('region', { name: 'Basic' });
    await expect(basic).not.toHaveTextContent('Popular');
  },
};

export const InATable: Story = {
  render: examples.InATable,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Included')).toBeVisible();
    await expect(canvas.getByText('Not included')).toBeVisible();
  },
};

export const Conforms: Story = conformance(PlanCard, args);
