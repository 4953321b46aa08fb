import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { button, list, projector, row, speaker, todoPage } from '../todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatAMenuOpensHasTheFocus: Story = {
  play: async ({ step, userEvent }) => {
    await list();
    for (const [menu, item, role, name] of [
      [`Actions for “${speaker}”`, 'Open', 'dialog', 'Update Task'],
      ['Actions for tag Low', 'Edit tag', 'dialog', 'Edit tag'],
      ['Actions for tag Low', 'Delete tag', 'alertdialog', 'Delete tag Low?'],
    ] as const) {
      await step(`${item}: its dialog`, async () => {
        await chooseByKeys(userEvent, button(menu), item);
        await expectToHaveAndKeepFocus(() => screen.findByRole(role, { name }));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      });
    }
  },
};

export const ATaskIsAssignedToThePersonByItsMenu: Story = {
  play: async ({ userEvent }) => {
    await list();
    await userEvent.click(button(`Actions for “${speaker}”`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
    await expect(await within(row(speaker)).findByRole('img', { name: 'Marina Duarte' })).toBeVisible();

    await userEvent.click(button(`Actions for “${speaker}”`));
    await screen.findByRole('menuitem', { name: 'Open' });
    await expect(screen.queryByRole('menuitem', { name: 'Assign to me' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const TheQuestionBeforeATaskIsDeletedForeverHasTheFocus: Story = {
  parameters: { route: '/apps/todo/deleted' },
  play: async ({ userEvent }) => {
    await list('Deleted');
    await chooseByKeys(userEvent, button(`Actions for “${projector}”`), 'Delete forever');
    await expectToHaveAndKeepFocus(() => screen.findByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
