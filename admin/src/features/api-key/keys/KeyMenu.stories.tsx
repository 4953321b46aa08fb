import { apiKeyScenarios } from '@embarque/mocks/api-key/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { grantInAnotherTab } from '#storybook/feature/rights.ts';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { required } from '#storybook/testing/required.ts';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { ApiKeyPage } from '../ApiKeyPage.tsx';

const meta = {
  component: ApiKeyPage,
  tags: ['!autodocs'],
  parameters: { route: '/pages/api-key', session: 'admin' },
} satisfies Meta<typeof ApiKeyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const menuOf = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });
const isClosed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

export const WhatTheMenuOfAKeyOpensHasTheFocus: Story = {
  play: async ({ step, userEvent }) => {
    for (const [item, role, name] of [
      ['Edit', 'dialog', 'Edit Reports'],
      ['Give a new value', 'dialog', 'Give Reports a new value?'],
      ['Revoke', 'alertdialog', 'Revoke Reports?'],
    ] as const) {
      await step(`${item}: its dialog, and its button again after it`, async () => {
        await chooseByKeys(userEvent, await menuOf('Reports'), item);
        await expectToHaveAndKeepFocus(() => screen.findByRole(role, { name }));
        await userEvent.keyboard('{Escape}');
        await isClosed(role);
        await expectToHaveAndKeepFocus(() => menuOf('Reports'));
      });
    }
  },
};

export const WhatTheMenuOfAnExpiredKeyOpensHasTheFocus: Story = {
  beforeEach: ({ msw }) => msw.use(apiKeyScenarios.endsSoon),
  play: async ({ canvas, step, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    wakeAt(Date.now() + 3_700_000);
    await canvas.findByText('Expired');
    for (const [item, role, name] of [
      ['Renew', 'dialog', /^Renew/],
      ['Delete', 'alertdialog', /^Delete/],
    ] as const) {
      await step(`${item}: its dialog`, async () => {
        await chooseByKeys(userEvent, required(menu, 'menu of the first key'), item);
        await expectToHaveAndKeepFocus(() => screen.findByRole(role, { name }));
        await userEvent.keyboard('{Escape}');
        await isClosed(role);
      });
    }
  },
};

export const TheReasonWhyAnItemIsDeniedHasTheFocus: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await menuOf('Booking site');
    grantInAnotherTab(context, [{ action: 'read', subject: 'Template' }]);
    await canvas.findAllByText(/^It does less than its type/);
    await chooseByKeys(userEvent, await menuOf('Booking site'), /^Give a new value/);
    await expectToHaveAndKeepFocus(() => screen.findByRole('dialog', { name: 'Not allowed for you' }));
  },
};
