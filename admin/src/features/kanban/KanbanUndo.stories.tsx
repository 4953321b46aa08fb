import { Button, notify } from '@embarque/design-system';
import { kanbanScenarios } from '@embarque/mocks/kanban/handlers';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, type UserEventObject, waitFor } from 'storybook/test';
import { boardsAreThere, chooseInMenu, kanbanPage, priceList, shows, tags, undo } from './kanban.stories.testing.ts';
import { askServer, cardsOf } from './kanban.testing.ts';
import { KanbanPage } from './KanbanPage.tsx';

const meta = { ...kanbanPage };

export default meta;
type Story = StoryObj<typeof meta>;

const KEPT = 'embarque.kanban';
const doneDeleted = { deed: { type: 'board deleted', boardId: 'done' }, taskIds: [5, 6] };
const pageBefore = JSON.stringify({ titles: [], deleted: [], unfinished: [doneDeleted] });
const kayaks = 'Ask the airline about kayaks';

async function addToTodo(userEvent: UserEventObject, task: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add task to TODO' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'What is to be done?' }), task);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
}

export const ClearedTasksComeBackBesideANewOne: Story = {
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for TODO', 'Clear tasks');
    await addToTodo(userEvent, kayaks);
    await shows('TODO', [kayaks]);
    await undo(userEvent, 'Board TODO cleared');

    await shows('TODO', [kayaks, priceList, tags]);
    const { tasks } = await askServer();
    const back = tasks.find(({ title }) => title === priceList);
    await expect(back).toMatchObject({ boardId: 'todo', labels: ['Charts & Maps'] });
    await expect(back?.comments).toHaveLength(2);
  },
};

export const AClearedBoardThatIsDeletedComesBackStepByStep: Story = {
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for TODO', 'Clear tasks');
    await chooseInMenu(userEvent, 'Actions for TODO', 'Delete board');
    await undo(userEvent, 'Board TODO deleted');
    await shows('TODO', []);
    await undo(userEvent, 'Board TODO cleared');

    await shows('TODO', [priceList, tags]);
    await expect(cardsOf(await askServer())['todo']).toEqual([1, 2]);
  },
};

export const WhatAnotherTabKeepsIsShownAndKept: Story = {
  play: async ({ userEvent }) => {
    await boardsAreThere();
    const otherTab = JSON.stringify({ titles: [], deleted: [1] });
    localStorage.setItem(KEPT, otherTab);
    dispatchEvent(new StorageEvent('storage', { key: KEPT, newValue: otherTab }));
    await shows('TODO', [tags]);

    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Title of the board' }));
    await userEvent.keyboard('Finished{Enter}');
    await screen.findByRole('heading', { name: 'Finished' });
    await expect(JSON.parse(localStorage.getItem(KEPT) ?? '')).toEqual({
      titles: [{ boardId: 'done', title: 'Finished' }],
      deleted: [1],
    });
  },
};

export const LeavingTakesOnlyItsOwnToastsAlong: Story = {
  render: function PageThatIsLeft() {
    const [isThere, setIsThere] = useState(true);
    return (
      <>
        <Button onClick={() => setIsThere(false)}>Leave</Button>
        {isThere && <KanbanPage />}
      </>
    );
  },
  play: async ({ userEvent }) => {
    await boardsAreThere();
    notify.info('Sale EM-2041-77 was issued.');
    await chooseInMenu(userEvent, 'Actions for TODO', 'Clear tasks');
    await screen.findByText('Board TODO cleared');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(screen.queryByText('Board TODO cleared')).toBeNull());
    await expect(screen.getByText('Sale EM-2041-77 was issued.')).toBeVisible();
  },
};

export const ABoardIsRememberedUntilTheServerHasHeardOfIt: Story = {
  play: async ({ userEvent }) => {
    const kept = spyOn(Storage.prototype, 'setItem');
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for Done', 'Delete board');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));

    await waitFor(() => expect(kept).toHaveBeenCalledWith(KEPT, pageBefore));
    await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
    await expect(cardsOf(await askServer())).toEqual({ todo: [1, 2], 'in-progress': [3, 4] });
  },
};

export const WhatThePageBeforeLeftIsFinished: Story = {
  beforeEach: () => localStorage.setItem(KEPT, pageBefore),
  play: async () => {
    await boardsAreThere();
    await expect(screen.queryByRole('region', { name: 'Done' })).toBeNull();

    await waitFor(async () => expect(cardsOf(await askServer())).toEqual({ todo: [1, 2], 'in-progress': [3, 4] }));
    await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
  },
};

export const WhatThePageBeforeLeftIsRefused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(kanbanScenarios.deleteBoardFailed);
    localStorage.setItem(KEPT, pageBefore);
  },
  play: async () => {
    await screen.findByText(/Board Done could not be deleted: it is back with its tasks/);
    await expect(await screen.findByRole('region', { name: 'Done' })).toBeVisible();
    await expect(localStorage.getItem(KEPT)).toBeNull();
  },
};

export const EachBoardKeepsWhatIsTypedThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await boardsAreThere();
    const field = () => canvas.findByRole('textbox', { name: 'What is to be done?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add task to TODO' }));
    await userEvent.type(await field(), kayaks);
    await userEvent.click(canvas.getByRole('button', { name: 'Add task to Done' }));
    await expect(await field()).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Add task to TODO' }));
    await expect(await field()).toHaveValue(kayaks);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add task to TODO' }));

    await expect(await field()).toHaveValue('');
  },
};
