import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { EmptyState } from './EmptyState.tsx';
import * as examples from './EmptyState.examples.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No sales yet', children: 'The first policy that you sell appears here.', headingLevel: 2 },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NothingYet: Story = { render: examples.NothingYet };
export const NothingFound: Story = { render: examples.NothingFound };

export const Conforms: Story = conformance(EmptyState, {
  title: 'No sales yet',
  children: 'The first policy that you sell appears here.',
});

export const ItsTitleIsAHeadingAndItsPictureIsSilent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'No sales yet', level: 2 })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
