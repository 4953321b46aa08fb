import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './LoadingBar.examples.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta = { component: LoadingBar, args: { isLoading: true } } satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OnDemand: Story = { render: examples.OnDemand };

export const Conforms: Story = conformance(LoadingBar, { isLoading: true });

export const ShowsWhileLoadingOnly: Story = {
  render: examples.OnDemand,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Start loading' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Loading' });
    await waitFor(() => expect(bar).toBeVisible());

    await userEvent.click(canvas.getByRole('button', { name: 'Stop loading' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const ShowsAtOnceWhenSomebodyWaitsForIt: Story = {
  args: { isAwaited: true },
  globals: { motion: 'system' },
  play: async ({ canvas }) => {
    const { transitionDelay, transitionDuration } = getComputedStyle(await canvas.findByRole('progressbar'));
    await expect([transitionDelay, transitionDuration].map(Number.parseFloat)).toEqual([0.05, 0.05]);
  },
};
