import { Button } from '@embarque/design-system';
import { kanbanScenarios } from '@embarque/mocks/kanban/scenarios';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { readOutbox, type StoredOutbox, tabsIn, writeOutbox } from '../../../outbox/storage/outbox.storage.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { tabName } from '../../../storage/tab.ts';
import { boardsAreThere, chooseInMenu, kanbanPage, priceList, shows, tags, undo } from '../kanban.stories.testing.ts';
import { askServer, cardsOf } from '../machine/kanban.testing.ts';
import { KanbanPage } from '../KanbanPage.tsx';

const meta = { ...kanbanPage };

export default meta;
type Story = StoryObj<typeof meta>;

/** The entry of an earlier page that deleted a board. */
const doneDeleted: Entry = {
  id: 'left',
  by: 'admin@demo.com',
  at: '2026-11-20T09:00:00Z',
  feature: 'kanban',
  scope: 'kanban',
  subjects: ['done'],
  command: { type: 'board deleted', boardId: 'done', taskIds: [5, 6] },
  inverse: null,
  description: {
    done: null,
    refused: { id: 'refused', message: "Couldn't delete board Done. It's back with its tasks." },
  },
  state: 'sending',
};

/** Stores what another tab has, as it would. */
function storeOfTab(context: Pick<StoryContext, 'loaded'>, tab: string, stored: StoredOutbox) {
  writeOutbox(storyOf(context).storage, tab, stored);
  dispatchEvent(new StorageEvent('storage', { key: `embarque.outbox.${tab}` }));
}

const inDone = ['Review the refund rules in the app', 'Translate the activation guide into Portuguese'];
const kayaks = 'Ask the airline about kayaks';

async function addToTodo(userEvent: UserEventObject, task: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add task to TODO' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'What needs to be done?' }), task);
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
    await waitFor(async () => expect((await askServer()).tasks.map(({ title }) => title)).toContain(tags));
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
    await waitFor(async () => expect(cardsOf(await askServer())['todo']).toEqual([1, 2]));
  },
};

export const AnotherTabIsFollowed: Story = {
  play: async (context) => {
    await boardsAreThere();
    const moved: Entry = {
      ...doneDeleted,
      command: { type: 'task moved', taskId: 1, boardId: 'done', beforeId: null },
      subjects: [],
    };
    storeOfTab(context, 'other', { entries: [moved], settled: [] });
    await shows('Done', [...inDone, priceList]);
    storeOfTab(context, 'other', { entries: [], settled: [{ entry: moved, response: {} }] });

    await shows('TODO', [tags]);
    await shows('Done', [...inDone, priceList]);
  },
};

export const AnUndoOutlivesItsPage: Story = {
  render: function PageThatIsLeft() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</Button>
        {isOpen && <KanbanPage />}
      </>
    );
  },
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for TODO', 'Clear tasks');
    await screen.findByText('Board TODO cleared');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await undo(userEvent, 'Board TODO cleared');
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));

    await boardsAreThere();
    await shows('TODO', [priceList, tags]);
  },
};

export const ADeletionIsStoredUntilTheServerHasIt: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { storage } = storyOf(context);
    const stored = () =>
      readOutbox(storage, tabName(), 'admin@demo.com').entries.map(({ command, state }) => [command, state]);
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for Done', 'Delete board');
    await waitFor(() => expect(stored()).toEqual([[doneDeleted.command, 'held']]));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));

    await waitFor(() => expect(stored()).toEqual([]));
    await expect(cardsOf(await askServer())).toEqual({ todo: [1, 2], 'in-progress': [3, 4] });
  },
};

/** Another tab is gone, and has left something. */
const leftByAClosedTab = {
  beforeEach: (context: StoryContext) => {
    writeOutbox(storyOf(context).storage, 'closed', { entries: [doneDeleted], settled: [] });
  },
};

export const AClosedTabIsFinished: Story = {
  ...leftByAClosedTab,
  play: async (context) => {
    await boardsAreThere();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Done' })).toBeNull());

    await waitFor(async () => expect(cardsOf(await askServer())).toEqual({ todo: [1, 2], 'in-progress': [3, 4] }));
    await expect(tabsIn(storyOf(context).storage)).not.toContain('closed');
  },
};

export const AClosedTabIsRolledBackWhenTheServerRefuses: Story = {
  beforeEach: (context) => {
    leftByAClosedTab.beforeEach(context);
    context.msw.use(kanbanScenarios.deleteBoardFailed);
  },
  play: async () => {
    await screen.findByText(/Couldn't delete board Done. It's back with its tasks/);
    await expect(await screen.findByRole('region', { name: 'Done' })).toBeVisible();
  },
};

export const EachBoardKeepsItsDraft: Story = {
  play: async ({ canvas, userEvent }) => {
    await boardsAreThere();
    const field = () => canvas.findByRole('textbox', { name: 'What needs to be done?' });
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

export const ACardDeletedInItsMenuComesBack: Story = {
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, `Move ${priceList}`, 'Delete');
    await shows('TODO', [tags]);
    await undo(userEvent, `“${priceList}” deleted`);

    await shows('TODO', [priceList, tags]);
  },
};
