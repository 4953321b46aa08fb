import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Toaster } from '../../components/toasts/toaster/Toaster.tsx';
import { toastOf, toasts } from '../../components/toasts/toaster/toaster.testing.ts';
import * as examples from './Toastr.examples.tsx';

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

export const Types: Story = {
  globals: { motion: 'system' },
  parameters: { example: examples.Types },
  tags: ['W-TSR-01'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With the time left' }));
    const toast = toastOf(await canvas.findByText('The claim was approved.'));
    const timeLeft = required(toast.querySelector('[data-time-left]'), 'bar with the time left');
    const running = () => timeLeft.getAnimations();
    await waitFor(() => expect(running()).toHaveLength(1));

    within(toast).getByRole('button', { name: 'Dismiss' }).focus();
    await waitFor(() => expect(running()[0]?.playState).toBe('paused'));
  },
};

export const Animations: Story = {
  globals: { motion: 'system' },
  parameters: { example: examples.Animations },
  tags: ['W-TSR-04'],
  play: async ({ abortSignal, canvas, canvasElement, userEvent }) => {
    const moved = new Map<EventTarget | null, Set<string>>();
    const note = ({ target, propertyName }: TransitionEvent) =>
      moved.set(target, (moved.get(target) ?? new Set()).add(propertyName));
    canvasElement.addEventListener('transitionrun', note, { signal: abortSignal });
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);

    const ways = () =>
      toasts(canvas).map(({ firstElementChild: toast }) => {
        const properties = [...(moved.get(toast) ?? [])].toSorted();
        return [...properties, toast && getComputedStyle(toast).transitionTimingFunction].join(' ');
      });
    await waitFor(() =>
      expect(ways().map((way) => /^opacity (scale|transform|translate) /.test(way))).toEqual([true, true, true, true]),
    );
    await expect(new Set(ways()).size).toBe(4);
  },
};

export const PositionsAndDurations: Story = {
  parameters: { example: examples.PositionsAndDurations },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toasts' })).toHaveAttribute('href', '/components/toasts');
  },
};
