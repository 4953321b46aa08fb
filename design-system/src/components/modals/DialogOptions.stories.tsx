import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { elementAt, required } from '#storybook/testing/required.ts';
import { withToaster } from '../toasts/toaster/with-toaster.testing.tsx';
import { texts } from '../toasts/toaster/toaster.testing.ts';
import { Dialog } from './Dialog.tsx';
import * as examples from './DialogOptions.examples.tsx';

const meta = {
  component: Dialog,
  args: { isOpen: false, title: 'Check in online', children: 'Check-in opens soon.', onClose: () => {} },
  decorators: [withToaster],
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(required(canvas.getAllByRole('button')[0], 'button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const WithoutAnimation: Story = { render: examples.WithoutAnimation, tags: ['W-MOD-04'], play: open };
export const Themes: Story = { render: examples.Themes, tags: ['W-MOD-05'], play: open };

export const WithoutBackdrop: Story = {
  render: examples.WithoutBackdrop,
  tags: ['W-MOD-03'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(elementAt(2, 2));
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));

    await context.userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const Events: Story = {
  render: examples.Events,
  tags: ['W-MOD-07'],
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(texts(context.canvas)).toEqual(['The dialog is open.']));

    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(texts(context.canvas)).toEqual(['The dialog is closed.', 'The dialog is open.']));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const SignInForm: Story = {
  render: examples.SignInForm,
  tags: ['W-MOD-08'],
  play: async (context) => {
    await open(context);
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    await context.userEvent.type(email, 'ana@example.com');
    await context.userEvent.type(screen.getByLabelText(/^Password/), 'a long one');
    await context.userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));

    await waitFor(() => expect(texts(context.canvas)).toEqual(['Signed in.']));
  },
};

export const ScrollsAsAWhole: Story = {
  render: examples.ScrollsAsAWhole,
  tags: ['W-MOD-09'],
  play: async (context) => {
    await open(context);
    const { bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(window.innerHeight);

    screen.getByRole('button', { name: 'Got it' }).focus();
    await waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().top).toBeLessThan(0));
  },
};

export const FromOneToAnother: Story = {
  render: examples.FromOneToAnother,
  tags: ['W-MOD-11'],
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await dialog('Where to?');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await dialog('Who is travelling?');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
};

export const Draft: Story = {
  render: examples.Draft,
  tags: ['W-MOD-12'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const write = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write a note' }));
      await dialog('Note on claim 8841');
      return screen.getByRole('textbox', { name: 'Note for colleagues' });
    };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
    };

    await step('a kept text waits', async () => {
      await userEvent.type(await write(), 'Receipts?');
      await close();
      await expect(await write()).toHaveValue('Receipts?');
      await close();
    });
    await step('a forgotten one is gone', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'forget');
      await userEvent.type(await write(), 'Receipts?');
      await close();
      await expect(await write()).toHaveValue('');
    });
  },
};
