import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './Sparkline.examples.tsx';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';

const args: SparklineProps = {
  label: 'Sales of the week, rising',
  values: [12, 15, 14, 19, 18, 24, 27],
  height: '3rem',
};

const meta = { component: Sparkline, args } satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sales of the week, rising' })).toBeVisible();
  },
};

export const Shapes: Story = { render: examples.Shapes };

/** However the line is stretched. */
export const MarksPointsWithCircles: Story = {
  args: { markers: 'all' },
  play: async ({ canvas }) => {
    const dots = canvas.getByRole('img').querySelectorAll('[data-part="dot"]');
    const shapes = [...dots].map((dot) => dot.getBoundingClientRect());

    await expect(shapes).toHaveLength(7);
    for (const { width, height } of shapes) {
      await expect(width).toBeGreaterThan(7);
      await expect(width).toBeCloseTo(height, 1);
    }
  },
};
export const Conforms: Story = conformance<SparklineProps>(Sparkline, args);
