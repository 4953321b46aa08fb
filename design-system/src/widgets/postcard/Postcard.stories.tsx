import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Postcard, type PostcardProps } from './Postcard.tsx';
import * as examples from './Postcard.examples.tsx';

const meta = {
  component: Postcard,
  args: { destination: 'lisbon', label: 'Lisbon' },
} satisfies Meta<typeof Postcard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Destinations: Story = { render: examples.Destinations };
export const Conforms: Story = conformance<PostcardProps>(Postcard, { destination: 'rio' });

export const SaysWhatItShows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lisbon' })).toBeVisible();
  },
};

export const IsPassedOverWithoutALabel: Story = {
  args: { label: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
