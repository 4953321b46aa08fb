import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Overview } from './Overview.tsx';
import * as examples from './Overview.examples.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';

const args = { label: 'Key figures', tiles: 'Four tiles', children: 'Two cards' };

const meta = {
  component: Overview,
  subcomponents: { OverviewSkeleton },
  args,
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Figures: Story = { render: examples.Figures };
export const Waiting: Story = { render: examples.Waiting };

export const Conforms: Story = conformance(Overview, args);
export const SkeletonConforms: Story = conformance(OverviewSkeleton, {});

export const IsAStripThatScrollsOnPhones: Story = {
  render: examples.Figures,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: 'Key figures' });

    await waitFor(() => expect(strip).toHaveAttribute('tabindex', '0'));
    await expect(canvas.queryByRole('region', { name: 'Goal' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
