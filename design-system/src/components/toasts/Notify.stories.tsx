import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { notify } from './notify.tsx';
import * as examples from './Toast.examples.tsx';
import { Toaster } from './toaster/Toaster.tsx';
import { texts, toastOf, toasts } from './toaster/toaster.testing.ts';

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
type Play = NonNullable<Story['play']>;

const pressFirst: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(required(canvas.getAllByRole('button')[0], 'button'));
  await waitFor(() => expect(toasts(canvas)).toHaveLength(1));
};

export const SuccessInfoError: Story = {
  parameters: { example: examples.Notify },
  tags: ['W-HOT-03', 'W-HOT-04'],
  play: pressFirst,
};
export const PlainWarningEmoji: Story = {
  parameters: { example: examples.Plain },
  tags: ['W-HOT-01', 'W-HOT-06'],
  play: pressFirst,
};
export const SeveralLines: Story = {
  parameters: { example: examples.SeveralLines },
  tags: ['W-HOT-02'],
  play: pressFirst,
};
export const Work: Story = { parameters: { example: examples.Work }, tags: ['W-HOT-05'], play: pressFirst };
export const Durations: Story = { parameters: { example: examples.Durations }, tags: ['W-TSR-03'] };

const work = { doing: 'Activating', done: 'Active', failed: 'Not activated' };

export const TurnsIntoSuccessWhenTheWorkIsDone: Story = {
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    notify.work(promise, work);
    await waitFor(() => expect(texts(canvas)).toEqual(['Activating']));

    resolve();
    await waitFor(() => expect(texts(canvas)).toEqual(['Active']));
  },
};

export const TurnsIntoAnErrorThatIsAnnouncedAtOnce: Story = {
  play: async ({ canvas }) => {
    const { promise, reject } = Promise.withResolvers<void>();
    notify.work(promise, work);
    await canvas.findByText('Activating');

    reject(new Error('offline'));
    const line = await canvas.findByText('Not activated');
    await expect(line.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await waitFor(() => expect(toasts(canvas)).toHaveLength(1));
  },
};

export const ForgetsRunningWorkWhenCleared: Story = {
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    notify.work(promise, work);
    await canvas.findByText('Activating');

    notify.clear();
    resolve();
    await promise;
    // A message of the finished task would appear before this one.
    notify.info('Welcome');
    await canvas.findByText('Welcome');
    await expect(texts(canvas)).toEqual(['Welcome']);
  },
};

export const TellsTwoWorksOfTheSameNameApart: Story = {
  play: async ({ canvas }) => {
    notify.work(new Promise<void>(fn()), work);
    notify.work(new Promise<void>(fn()), work);

    await waitFor(() => expect(texts(canvas)).toEqual(['Activating', 'Activating']));
  },
};

export const ShowsAnEmojiThatIsNotReadOut: Story = {
  play: async ({ canvas }) => {
    notify.plain('The suitcase was found.', { emoji: '🛄' });

    const toast = toastOf(await canvas.findByText('The suitcase was found.'));
    await expect(toast).toHaveTextContent('🛄');
    await expect(canvas.getByText('🛄')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const StaysUntilClosedWhenItsTimeIsInfinite: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.info('Short', { durationMs: 150 });
    notify.info('Sticky', { durationMs: Infinity });
    await canvas.findByText('Short');
    await waitFor(() => expect(toasts(canvas)).toHaveLength(1));
    await expect(texts(canvas)).toEqual(['Sticky']);

    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(texts(canvas)).toEqual([]));
  },
};
