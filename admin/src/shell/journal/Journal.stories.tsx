import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import { kanbanSample } from '@embarque/mocks/kanban/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { chooseInUserMenu, salesAreShown, wholeApp } from '../../app/app.testing.tsx';
import type { KanbanCommand } from '../../features/kanban/model/kanban.commands.ts';
import { demoApi } from '../../http/http.ts';
import { change, line, openJournal, panel, saleDeleted, storeJournal } from './journal.stories.testing.ts';

const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [task, other] = kanbanSample().tasks.map((each) => required(each, 'task')) as [KanbanTask, KanbanTask];
const updated = (fields: object) => ({ type: 'task updated', taskId: task.id, fields }) as KanbanCommand;
const moved = (taskId: number) => ({ type: 'task moved', taskId, boardId: 'done', beforeId: null }) as const;
const taskNow = async () => {
  const tasks = (await demoApi.get('/apps/kanban/tasks')) as KanbanTask[];
  return tasks.find(({ id }) => id === task.id);
};

const DAY = 86_400_000;
const ago = (milliseconds: number) => ({ at: new Date(Date.now() - milliseconds).toISOString() });

export const Empty: Story = {
  name: 'The panel says that nothing was changed yet, and gives the focus back',
  play: async ({ userEvent }) => {
    await salesAreShown();
    await chooseInUserMenu(userEvent, 'Your changes');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Your changes' })).toHaveTextContent('No changes yet'),
    );
    // The keys open the same panel, and no second one.
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /Marina Duarte/ })).toHaveFocus());
  },
};

export const EveryState: Story = {
  name: 'Each change has a sentence, its page, its state and the reason; search and page narrow them down',
  beforeEach: (context) =>
    storeJournal(context, [
      change('1', moved(task.id), { state: 'waiting' }),
      change('2', moved(other.id), { state: 'refused', reason: 'The board is locked.', canRetry: true }),
      saleDeleted('3', 'S-10042', { entry: { ...ago(DAY), isFinal: true } }),
      change('4', updated({ title: 'São Tomé' }), { entry: { ...ago(DAY), inverse: null } }),
      change('5', { type: 'board cleared', boardId: 'done', taskIds: [] }, { state: 'undone', entry: ago(9 * DAY) }),
    ]),
  play: async ({ userEvent }) => {
    await openJournal(userEvent);
    await expect(await line(`“${task.title}” moved to Done`)).toHaveTextContent(/Waiting.*Kanban/);
    const refused = await line(`Couldn't move “${other.title}”. It's back where it was.`);
    await expect(refused).toHaveTextContent(/Refused.*The board is locked\./);
    await expect(within(refused).getByRole('button', { name: /^Try again: / })).toBeVisible();
    await expect(await line('Sale S-10042 deleted')).toHaveTextContent(/Saved.*Sales.*Can't be undone/);
    await expect(await line('“São Tomé” updated')).not.toHaveTextContent(/undo/i);
    await expect(await line('Board Done cleared')).toHaveTextContent('Undone');
    const days = panel()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(days.slice(0, 2)).toEqual(['Today', 'Yesterday']);

    await userEvent.type(panel().getByRole('searchbox', { name: 'Search your changes' }), 'sao tome');
    await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(1));
    await userEvent.clear(panel().getByRole('searchbox'));
    await userEvent.selectOptions(panel().getByRole('combobox', { name: 'Page' }), 'Sales');
    await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(1));
    await expect(panel().getByRole('status')).toHaveTextContent('1 change');
  },
};

export const UndoesFromAnotherPage: Story = {
  name: 'A change is undone from any page',
  tags: ['core'],
  beforeEach: (context) =>
    storeJournal(context, [
      change('1', updated({ title: task.title }), { entry: { inverse: updated({ title: 'As it was' }) } }),
    ]),
  play: async ({ userEvent }) => {
    await openJournal(userEvent);
    const undone = await line(`“${task.title}” updated`);
    await userEvent.click(within(undone).getByRole('button', { name: /^Undo: / }));

    await waitFor(() => expect(undone).toHaveTextContent('Undone'));
    await expect(await taskNow()).toMatchObject({ title: 'As it was' });
  },
};

export const NamesWhatStays: Story = {
  name: 'What was changed later is named before the undo, and stays',
  beforeEach: (context) =>
    storeJournal(context, [
      change('1', updated({ title: task.title, dueDate: '2031-01-01' }), {
        entry: { inverse: updated({ title: 'As it was', dueDate: '2030-01-01' }) },
      }),
    ]),
  play: async ({ userEvent }) => {
    await openJournal(userEvent);
    // The sample counts its days from the clock, which stories before may have set.
    const before = await taskNow();
    const both = await line(`“${task.title}” updated`);
    await userEvent.click(within(both).getByRole('button', { name: /^Undo: / }));
    await waitFor(() => expect(both).toHaveTextContent('Changed later, so it would stay: Due date.'));
    await userEvent.click(within(both).getByRole('button', { name: /^Undo the rest: / }));
    await waitFor(() => expect(both).toHaveTextContent(/Undone.*so it stayed: Due date\./));
    await expect(await taskNow()).toMatchObject({ title: 'As it was', dueDate: before?.dueDate });

    await userEvent.click(within(both).getByRole('button', { name: /^Undo: / }));
    await waitFor(() => expect(both).toHaveTextContent('Changed again since, and left as it is.'));
  },
};
