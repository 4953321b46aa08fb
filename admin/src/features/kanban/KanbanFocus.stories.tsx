import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import {
  boardsAreThere,
  chooseInMenu,
  handle,
  kanbanPage,
  openTask,
  priceList,
  tags,
} from './kanban.stories.testing.ts';

const meta = { ...kanbanPage };

export default meta;
type Story = StoryObj<typeof meta>;

const focusIsOn = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus());
const title = (name: string) => screen.getByRole('button', { name });

export const DeletingABoardFocusesItsNeighbour: Story = {
  play: async ({ userEvent, step }) => {
    await boardsAreThere();
    await step('the next one takes it', async () => {
      await chooseInMenu(userEvent, 'Actions for TODO', 'Delete board');
      await focusIsOn(() => title('In Progress'));
    });
    await step('after the last one, the one before', async () => {
      await chooseInMenu(userEvent, 'Actions for Done', 'Delete board');
      await focusIsOn(() => title('In Progress'));
    });
    await step('without any, the button that adds one', async () => {
      await chooseInMenu(userEvent, 'Actions for In Progress', 'Delete board');
      await focusIsOn(() => screen.getByRole('button', { name: 'Add board' }));
    });
  },
};

export const DeletingATaskFocusesItsNeighbour: Story = {
  play: async ({ userEvent, step }) => {
    await boardsAreThere();
    await step('the next one takes it', async () => {
      await openTask(userEvent, priceList);
      await userEvent.click(screen.getByRole('button', { name: 'Delete task' }));
      await focusIsOn(() => handle(tags));
    });
    await step('without any, the title of the board', async () => {
      await openTask(userEvent, tags);
      await userEvent.click(screen.getByRole('button', { name: 'Delete task' }));
      await focusIsOn(() => title('TODO'));
    });
  },
};

export const DeletingTheLastFilteredTaskFocusesClearTheFilter: Story = {
  parameters: { route: '/apps/kanban?q=price+list' },
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await openTask(userEvent, priceList);
    await userEvent.click(screen.getByRole('button', { name: 'Delete task' }));

    await focusIsOn(() => screen.getByRole('button', { name: 'Clear filter' }));
  },
};

export const ClearingLeavesTheFocusOnTheMenu: Story = {
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for TODO', 'Clear tasks');
    await screen.findByText('Board TODO cleared');

    await focusIsOn(() => title('Actions for TODO'));
  },
};

export const ClearingTheFilterLeadsToTheFilterButton: Story = {
  parameters: { route: '/apps/kanban?q=zeppelin' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filter' }));
    await boardsAreThere();

    await expect(title('Filter')).toHaveFocus();
  },
};

export const AnEmptyTitleLeadsBackToItsField: Story = {
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await userEvent.click(screen.getByRole('button', { name: 'Add task to TODO' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));

    await expect(screen.getByRole('textbox', { name: 'What needs to be done?' })).toHaveFocus();
  },
};

export const WhatAMenuOfTheBoardOpensHasTheFocus: Story = {
  play: async ({ userEvent, step }) => {
    await boardsAreThere();
    await step('Open: the panel of the task', async () => {
      await chooseByKeys(userEvent, title(`Move ${priceList}`), 'Open');
      await expectToHaveAndKeepFocus(() => screen.findByRole('dialog'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Rename: the title of the board', async () => {
      await chooseByKeys(userEvent, title('Actions for TODO'), 'Rename');
      await expectToHaveAndKeepFocus(() => screen.findByRole('textbox', { name: 'Board title' }));
    });
  },
};
