import { dayFromToday } from '@embarque/design-system';
import { todoScenarios } from '@embarque/mocks/todo/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { elementAt } from '#storybook/testing/required.ts';
import {
  askServer,
  beginsWith,
  button,
  choose,
  isClosed,
  japan,
  list,
  onServer,
  openTask,
  pressInToast,
  projector,
  row,
  speaker,
  survey,
  tick,
  titles,
  todoPage,
} from '../todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

const newTitle = () => screen.getByRole('textbox', { name: 'Title of a new task' });
const entry = (name: RegExp) => screen.getByRole('link', { name });

export const UndoBringsBackPlaceAndFlags: Story = {
  tags: ['core'],
  play: async ({ userEvent, step }) => {
    await list();
    await step('of a completed task', async () => {
      await userEvent.click(tick(survey));
      await pressInToast(userEvent, `“${survey}” completed`, 'Undo');
      await waitFor(() => expect(tick(survey)).not.toBeChecked());
    });
    await step('of a deleted one, to where it was', async () => {
      row(japan).focus();
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(titles()).not.toContain(japan));
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row-id', '15'));
      await expect(entry(/^Deleted/)).toHaveTextContent('3');
      await pressInToast(userEvent, `“${japan}” deleted`, 'Undo');
      await beginsWith(speaker, survey, japan);
      await expect(row(japan).querySelector('[aria-pressed="true"]')).toBeVisible();
      await waitFor(async () => expect(await onServer(japan)).toMatchObject({ isDeleted: false }));
    });
  },
};

export const ACompletedRowStaysUntilItIsLeft: Story = {
  parameters: { route: '/apps/todo?completed=hidden' },
  play: async ({ userEvent, step }) => {
    await list();
    await step('struck through, as long as the pointer is in the list', async () => {
      const begun = performance.now();
      await userEvent.click(tick(speaker));
      await expect(tick(speaker)).toBeChecked();
      await userEvent.hover(screen.getByRole('searchbox'));
      (document.activeElement as HTMLElement).blur();
      await expect(titles()).toContain(speaker);
      await waitFor(() => expect(titles()).not.toContain(speaker), { timeout: 4000 });
      await expect(performance.now() - begun).toBeGreaterThanOrEqual(1400);
    });
  },
};

export const ADoublePressMeetsNoOtherRow: Story = {
  name: 'A Double Press Meets No Other Row (XT-12)',
  parameters: { route: '/apps/todo?completed=hidden' },
  play: async ({ userEvent }) => {
    await list();
    const { left, top } = tick(speaker).getBoundingClientRect();
    await userEvent.dblClick(elementAt(left + 6, top + 6));
    await expect(tick(survey)).not.toBeChecked();
    await beginsWith(speaker, survey);
    await waitFor(async () => expect(await onServer(survey)).toMatchObject({ isCompleted: false }));
  },
};

export const ARefusedTickReturnsWithTheReason: Story = {
  name: 'A Refused Tick Returns With The Reason (XT-14)',
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(todoScenarios.updateFailed),
  play: async ({ userEvent }) => {
    await list();
    const before = titles();
    await userEvent.click(tick(survey));
    await screen.findByText(/Couldn't update “Write three questions/);
    await waitFor(() => expect(tick(survey)).not.toBeChecked());
    await expect(titles()).toEqual(before);
    await waitFor(() => expect(document.querySelectorAll('[data-toast]')).toHaveLength(1));
  },
};

export const QuickAddKeepsTheTitleAsItIs: Story = {
  name: 'Quick Add Keeps The Title As It Is (XT-08)',
  tags: ['core'],
  parameters: { route: '/apps/todo/important' },
  play: async ({ userEvent }) => {
    await list('Important');
    const wanted = [
      'Move old monitor to attic',
      'The 5th Wave',
      'The 9/11 Report',
      'Mark',
      'paprika',
      'delete mails up to january 30th',
    ];
    for (const each of wanted) {
      await userEvent.type(newTitle(), `${each}{Enter}`);
      await beginsWith(each);
      await expect(newTitle()).toHaveFocus();
      await expect(newTitle()).toHaveValue('');
    }
    const [{ dueDate: today } = { dueDate: null }] = await askServer();
    for (const each of wanted) {
      await expect(await onServer(each)).toMatchObject({ title: each, isImportant: true, dueDate: today });
    }
  },
};

export const QuickAddReadsDayTagAndPerson: Story = {
  name: 'Quick Add Reads Day, Tag And Person As Chips (UX3-46)',
  play: async ({ canvas, userEvent, step }) => {
    await list();
    const parts = () => within(canvas.getByRole('group', { name: 'Read from the title' }));
    await userEvent.type(newTitle(), 'Call the clinic tomorrow #high @caio');
    await expect(
      parts()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tomorrow', 'High', 'Caio Brandão']);
    await step('a chip that is pressed is text again', async () => {
      await userEvent.click(parts().getByRole('button', { name: 'High' }));
      await expect(parts().queryByRole('button', { name: 'High' })).toBeNull();
      await expect(newTitle()).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await beginsWith('Call the clinic #high');
    await expect(canvas.queryByRole('group', { name: 'Read from the title' })).toBeNull();
    await waitFor(async () =>
      expect(await onServer('Call the clinic #high')).toMatchObject({
        tags: [],
        dueDate: dayFromToday(1),
        assignee: { fullName: 'Caio Brandão' },
      }),
    );
  },
};

export const ATaskThatIsNotAddedCanBeTriedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(todoScenarios.addFailed),
  play: async ({ msw, userEvent }) => {
    await list();
    await userEvent.type(newTitle(), 'Water the plants{Enter}');
    await screen.findByText(/Couldn't add “Water the plants”/);
    msw.resetHandlers();
    await pressInToast(userEvent, /Couldn't add “Water the plants”/, 'Try again');
    await beginsWith('Water the plants');
    await expect((await askServer()).filter(({ title }) => title === 'Water the plants')).toHaveLength(1);
  },
};

export const DeletedTasksComeBackOrGoForGood: Story = {
  parameters: { route: '/apps/todo/deleted' },
  play: async ({ userEvent, step }) => {
    await list('Deleted');
    const badges = 'Order badges for the two new claims handlers';
    await step('Restore returns one', async () => {
      await userEvent.click(within(row(projector)).getByRole('button', { name: `Restore “${projector}”` }));
      await waitFor(() => expect(titles()).toEqual([badges]));
      await screen.findByText(`“${projector}” restored`);
      await pressInToast(userEvent, `“${projector}” restored`, 'Undo');
      await waitFor(() => expect(titles()).toEqual([projector, badges]));
    });
    await step('Delete forever asks', async () => {
      await choose(userEvent, `Actions for “${projector}”`, 'Delete forever');
      const question = await screen.findByRole('alertdialog', { name: `Delete “${projector}” forever?` });
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
      await expect(titles()).toContain(projector);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await choose(userEvent, `Actions for “${projector}”`, 'Delete forever');
      await userEvent.click(await screen.findByRole('button', { name: 'Delete forever' }));
      await waitFor(() => expect(titles()).toEqual([badges]));
      await waitFor(async () => expect(await onServer(projector)).toBeUndefined());
    });
    await step('Empty deleted asks, too', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await userEvent.click(button('Empty deleted'));
      await screen.findByRole('alertdialog', { name: 'Delete 1 task forever?' });
      await userEvent.click(button('Delete forever'));
      await screen.findByRole('heading', { name: 'No tasks' });
      await waitFor(async () => expect(await onServer(badges)).toBeUndefined());
    });
  },
};

export const TheLastTaskLeavesFocusOnTheMessage: Story = {
  parameters: { route: '/apps/todo?q=speaker' },
  play: async ({ userEvent }) => {
    await list();
    row(speaker).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'No task matches' })));
  },
};

export const KeysOfThePage: Story = {
  play: async ({ userEvent }) => {
    await list();
    await userEvent.keyboard('/');
    await expect(screen.getByRole('searchbox', { name: 'Search tasks' })).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    row(speaker).focus();
    await userEvent.keyboard('{ArrowDown}s');
    await waitFor(() => expect(row(survey).querySelector('[aria-pressed]')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard(' ');
    await expect(tick(survey)).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Update Task' });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(row(survey)).toHaveFocus());
    await userEvent.keyboard('n');
    const added = await screen.findByRole('dialog', { name: 'Add Task' });
    await waitFor(() => expect(added).toBeVisible());
  },
};

export const ADeletedTaskHandsFocusToItsNeighbour: Story = {
  play: async ({ userEvent }) => {
    await list();
    await openTask(userEvent, survey);
    await fireEvent.click(button('Delete task'));
    await isClosed();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row-id'));
  },
};
