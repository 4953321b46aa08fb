import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Heading } from './Heading.tsx';
import * as examples from './Heading.examples.tsx';

const meta = {
  component: Heading,
  args: { level: 2, children: 'Every departure, covered' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Levels: Story = { render: examples.Levels, tags: ['W-TYP-01'] };
export const Weights: Story = { render: examples.Weights, tags: ['W-TYP-02'] };
export const Details: Story = { render: examples.Details, tags: ['W-TYP-03'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-TYP-04'] };
export const Displays: Story = { render: examples.Displays, tags: ['W-TYP-05'] };

export const Conforms: Story = conformance(Heading, {
  level: 2 as const,
  size: 'display1' as const,
  children: 'Covered',
  detail: '39 countries',
});

export const KeepsItsLevelAtAnySize: Story = {
  args: { level: 3, size: 'display1' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Every departure, covered' });
    const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

    await expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeCloseTo(1.5 * 2.75 * rootSize);
  },
};

export const SeparatesItsDetailByASpaceForScreenReaders: Story = {
  args: { detail: '39 countries' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Every departure, covered 39 countries' })).toBeVisible();
  },
};
