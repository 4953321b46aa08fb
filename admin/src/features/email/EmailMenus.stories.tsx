import type { StoryObj } from '@storybook/react-vite';
import { screen, waitFor, expect, within } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { answer, compose, mailbox, openMessage, rows } from './email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatTheMenuOfAMessageOpensHasTheFocus: Story = {
  play: async ({ step, userEvent }) => {
    const open = await openMessage(userEvent, 'Reembolsos do mês passado');
    for (const [item, subject] of [
      [/^Reply/, /^Re:/],
      [/^Forward/, /^Fwd:/],
    ] as const) {
      await step(String(item), async () => {
        await chooseByKeys(userEvent, await within(open).findByRole('button', { name: /^Actions/ }), item);
        const form = await answer(subject);
        await expectToHaveAndKeepFocus(() => answer(subject));
        await userEvent.click(within(form).getByRole('button', { name: 'Discard draft' }));
        await waitFor(() => expect(form).not.toBeInTheDocument());
      });
    }
  },
};

export const TheDialogThatSchedulesHasTheFocus: Story = {
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await chooseByKeys(userEvent, within(window).getByRole('button', { name: 'More ways to send' }), 'Schedule Send');
    await expectToHaveAndKeepFocus(() => screen.findByRole('dialog', { name: 'Schedule Send' }));
  },
};
