import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Progress, type ProgressProps } from './Progress.tsx';
import { ProgressStack, type ProgressStackProps } from './ProgressStack.tsx';
import * as examples from './Progress.examples.tsx';

const meta = {
  component: Progress,
  subcomponents: { ProgressStack },
  args: { label: 'Sending policies', value: 40 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-PRG-01'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-PRG-02'] };
export const Labelled: Story = { render: examples.Labelled, tags: ['W-PRG-03'] };
export const Stacked: Story = { render: examples.Stacked, tags: ['W-PRG-04'] };
export const Striped: Story = { render: examples.Striped, tags: ['W-PRG-05'] };
export const Moving: Story = { render: examples.Moving, tags: ['W-PRG-06'] };

export const Conforms: Story = conformance<ProgressProps>(Progress, {
  label: 'Sending policies',
  value: 40,
  shows: 'above',
  surface: 'moving',
});
export const StackConforms: Story = conformance<ProgressStackProps>(ProgressStack, {
  label: 'Claims',
  parts: [{ label: 'Paid', value: 10, tone: 'primary' }],
});

export const SaysHowFarItIs: Story = {
  args: { value: 3, max: 12 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending policies' });

    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuemax', '12');
    await expect(bar).toHaveAttribute('aria-valuetext', '25%');
  },
};

export const IsNeverMoreThanFullAndSaysHowMuchItIs: Story = {
  args: { value: 140, shows: 'above' },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('140%')).toBeVisible();
  },
};

export const NamesEachPartOfTheWhole: Story = {
  render: examples.Stacked,
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('meter').map((part) => [part.ariaLabel, part.ariaValueText]);

    await expect(parts).toEqual([
      ['Refused', '15%'],
      ['Waiting', '50%'],
      ['Paid', '10%'],
    ]);
  },
};
