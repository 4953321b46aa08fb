import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { ProgressRing, type ProgressRingProps } from './ProgressRing.tsx';
import * as examples from './ProgressRing.examples.tsx';

const meta = {
  component: ProgressRing,
  args: { label: 'Data used', value: 45 },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const SmallRings: Story = { render: examples.SmallRings };

export const WithTheShareInside: Story = {
  render: examples.WithTheShareInside,
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('meter', { name: 'Data used' });

    await expect([ring.ariaValueNow, ring.ariaValueMax, ring.ariaValueText]).toEqual(['7.1', '10', '71%']);
  },
};

export const Conforms: Story = conformance<ProgressRingProps>(ProgressRing, {
  label: 'Data used',
  value: 45,
  size: 'large',
  shows: 'inside',
});

export const IsPassedOverWithoutALabel: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
