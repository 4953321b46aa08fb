import { kanbanScenarios } from '@embarque/mocks/kanban/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { dayFromToday } from '@embarque/design-system';
import { storyOf } from '#storybook/feature/story.ts';
import {
  boardsAreThere,
  chooseInMenu,
  priceList,
  shows,
  tags,
  titlesOn,
  undo,
  kanbanPage,
} from '../kanban.stories.testing.ts';
import { askServer, cardsOf } from '../machine/kanban.testing.ts';

const meta = { ...kanbanPage };

export default meta;
type Story = StoryObj<typeof meta>;

const taskField = () => screen.findByRole('textbox', { name: 'What needs to be done?' });
const boardField = () => screen.findByRole('textbox', { name: 'New board title' });
const add = () => screen.getByRole('button', { name: 'Add' });

async function openNewTask(userEvent: UserEventObject) {
  await boardsAreThere();
  await userEvent.click(screen.getByRole('button', { name: 'Add task to TODO' }));
  return taskField();
}

export const AddsATask: Story = {
  tags: ['core', 'KAN-05', 'KBD-03'],
  play: async ({ userEvent, step }) => {
    const field = await openNewTask(userEvent);
    await step('the field has the focus and asks for text', async () => {
      await expect(field).toHaveFocus();
      await userEvent.click(add());
      await expect(field).toHaveAccessibleDescription('Enter a task title.');
    });
    await step('Enter is a line break, Ctrl+Enter adds', async () => {
      await userEvent.type(field, 'Ask the airline{Enter}about kayaks');
      await expect(field).toHaveValue('Ask the airline\nabout kayaks');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(titlesOn('TODO').at(-1)).toMatch(/^Ask the airline/));
    });
    await step('it is the last one, due in two days, with nothing else', async () => {
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'What needs to be done?' })).toBeNull());
      await waitFor(async () =>
        expect((await askServer()).tasks.at(-1)).toMatchObject({
          boardId: 'todo',
          labels: [],
          attachments: [],
          comments: [],
          assignedTo: [],
          dueDate: dayFromToday(2),
        }),
      );
      await expect(screen.getByRole('button', { name: 'Add task to TODO' })).toHaveFocus();
    });
    await step('Cancel adds nothing', async () => {
      await userEvent.type(await openNewTask(userEvent), 'Never');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(screen.queryByText('Never')).toBeNull();
    });
  },
};

export const TaskIsNotAdded: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.addTaskFailed),
  play: async ({ msw, userEvent }) => {
    const field = await openNewTask(userEvent);
    await userEvent.type(field, 'Ask the airline');
    await userEvent.click(add());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Something went wrong on the server/));
    await expect(field).toHaveValue('Ask the airline');

    msw.resetHandlers();
    await userEvent.click(add());
    await shows('TODO', [priceList, tags, 'Ask the airline']);
  },
};

export const AddsABoard: Story = {
  tags: ['core', 'KAN-06', 'KBD-03'],
  play: async ({ canvas, userEvent, step }) => {
    await boardsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add board' }));
    const field = await boardField();
    await step('it asks for a title, and for one that no board has', async () => {
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAccessibleDescription('Enter a board title.');
      await userEvent.type(field, 'in progress{Enter}');
      await expect(field).toHaveAccessibleDescription(/board with this title already/);
    });
    await step('Enter adds it, with its title in lower case and dashes as its id', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Waiting for Others{Enter}');
      await expect(await screen.findByRole('region', { name: 'Waiting for Others' })).toBeVisible();
      await waitFor(async () =>
        expect((await askServer()).boards.at(-1)).toEqual({
          id: 'waiting-for-others',
          title: 'Waiting for Others',
        }),
      );
    });
    await step('Cancel adds none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add board' }));
      await userEvent.type(await boardField(), 'Never');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(screen.queryByRole('region', { name: 'Never' })).toBeNull();
    });
  },
};

export const BoardIsNotAdded: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.addBoardFailed),
  play: async ({ canvas, userEvent }) => {
    await boardsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add board' }));
    const field = await boardField();
    await userEvent.type(field, 'Claims{Enter}');

    await waitFor(() => expect(field).toHaveAccessibleDescription(/Something went wrong on the server/));
    await expect(field).toHaveValue('Claims');
  },
};

export const TitleOfABoardIsEditedWhereItStands: Story = {
  tags: ['KAN-02'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await boardsAreThere();
    const field = () => canvas.findByRole('textbox', { name: 'Board title' });
    await step('a press on it begins, Enter saves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'TODO' }));
      await userEvent.clear(await field());
      await userEvent.keyboard('Up next{Enter}');
      await expect(await canvas.findByRole('heading', { name: 'Up next' })).toBeVisible();
    });
    await step('the menu begins too, Escape restores', async () => {
      await chooseInMenu(userEvent, 'Actions for Up next', 'Rename');
      await waitFor(async () => expect(await field()).toHaveFocus());
      await userEvent.keyboard('Later{Escape}');
      await expect(await canvas.findByRole('heading', { name: 'Up next' })).toBeVisible();
    });
    await step('the title of another board is refused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Up next' }));
      await userEvent.clear(await field());
      await userEvent.keyboard('Done{Enter}');
      await expect(await field()).toHaveAccessibleDescription('A board with this title already exists.');
      await userEvent.keyboard('{Escape}');
    });
    await step('this browser keeps it, the server never hears of it', async () => {
      await waitFor(async () => expect((await askServer()).boards[0]).toEqual({ id: 'todo', title: 'TODO' }));
      await expect(storyOf(context).area.getItem('embarque.kanban')).toContain('Up next');
      await expect(storyOf(context).router.state.location.pathname).toBe('/apps/kanban');
    });
  },
};

export const ClearingIsUndone: Story = {
  tags: ['core', 'KAN-07'],
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for TODO', 'Clear tasks');
    await shows('TODO', []);
    await undo(userEvent, 'Board TODO cleared');

    await shows('TODO', [priceList, tags]);
    await waitFor(async () => expect(cardsOf(await askServer())['todo']).toEqual([1, 2]));
  },
};

export const ClearingAndDeletingBecomeFinal: Story = {
  tags: ['KAN-07'],
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for TODO', 'Clear tasks');
    await chooseInMenu(userEvent, 'Actions for Done', 'Delete board');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Done' })).toBeNull());
    for (const button of await screen.findAllByRole('button', { name: 'Dismiss' })) await userEvent.click(button);

    await waitFor(async () => expect(cardsOf(await askServer())).toEqual({ todo: [], 'in-progress': [3, 4] }));
    await shows('TODO', []);
  },
};

export const DeletingRefused: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.deleteBoardFailed),
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for Done', 'Delete board');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));

    await screen.findByText(/Couldn't delete board Done. It's back with its tasks/);
    await expect(await screen.findByRole('region', { name: 'Done' })).toBeVisible();
    await expect(titlesOn('Done')).toHaveLength(2);
  },
};

export const ClearingRefused: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.clearFailed),
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, 'Actions for TODO', 'Clear tasks');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));

    await screen.findByText(/Couldn't clear board TODO. Its tasks are back/);
    await shows('TODO', [priceList, tags]);
  },
};
