import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { buttonKeyboard } from '../buttons/button.keyboard.ts';
import { ErrorState } from './ErrorState.tsx';
import * as examples from './ErrorState.examples.tsx';

const texts = {
  title: "Couldn't load the sales",
  children: 'The server did not answer within 12 seconds. Check your connection, then try again.',
};

const meta = {
  component: ErrorState,
  args: { ...texts, headingLevel: 2, onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithRetry: Story = { render: examples.WithRetry };
export const WithoutRetry: Story = { render: examples.WithoutRetry };

export const Conforms: Story = conformance(ErrorState, { ...texts, onRetry: () => {} }, { keyboard: buttonKeyboard });

export const AnnouncesWhatHappenedAndWhatToDo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${texts.title}${texts.children}`);
  },
};

export const KeepsMessageAndFocusWhileItTriesAgain: Story = {
  render: examples.WithRetry,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);

    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const TriesAgainByItselfWhenTheConnectionIsBack: Story = {
  play: async ({ args }) => {
    dispatchEvent(new Event('online'));

    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const IgnoresASecondRequestWhileItTries: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    dispatchEvent(new Event('online'));

    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
