import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { chatPage, log } from './chat.stories.testing.ts';

const meta = { ...chatPage, parameters: { ...chatPage.parameters, route: '/apps/chat?contact=2' } };

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function opens(userEvent: User, item: string, dialog: string) {
  await chooseByKeys(userEvent, await screen.findByRole('button', { name: 'More about Noah Adeyemi' }), item);
  await expectToHaveAndKeepFocus(() => screen.findByRole('dialog', { name: dialog }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const WhatTheMenuOfAConversationOpensHasTheFocus: Story = {
  play: async ({ step, userEvent }) => {
    await log();
    await step('View Contact: the panel', () => opens(userEvent, 'View Contact', 'Noah Adeyemi'));
    await step('Report: the question', () => opens(userEvent, 'Report', 'Report Noah Adeyemi'));
  },
};

export const TheCallsInTheMenuOfAPhoneHaveTheFocus: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { viewport: { options: MINIMAL_VIEWPORTS } },
  play: async ({ step, userEvent }) => {
    await log();
    await step('a call', () => opens(userEvent, 'Call Noah Adeyemi', 'Phone call'));
    await step('a video call', () => opens(userEvent, 'Video call with Noah Adeyemi', 'Video call'));
  },
};
