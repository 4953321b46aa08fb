import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Toaster } from '../../components/toasts/toaster/Toaster.tsx';
import { texts, toastOf } from '../../components/toasts/toaster/toaster.testing.ts';
import * as examples from './HotToasts.examples.tsx';

const meta = {
  component: Toaster,
  render: (_, { parameters: { example: Example = () => null } }) => (
    <>
      <Example />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Themed: Story = {
  parameters: { example: examples.Themed },
  tags: ['W-HOT-07'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(texts(canvas)).toEqual(['Embarque is now available in Portuguese.']));
  },
};

export const CustomContent: Story = {
  parameters: { example: examples.CustomContent },
  tags: ['W-HOT-08'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }));
    const toast = toastOf(await canvas.findByText('Marina Duarte'));
    await expect(toast).toHaveTextContent('MD');

    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(texts(canvas)).toEqual([]));
  },
};

export const MoreToasts: Story = {
  parameters: { example: examples.MoreToasts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toasts' })).toHaveAttribute('href', '/components/toasts');
  },
};
