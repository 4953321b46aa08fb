import { todoPeople, todosSample, todoTagsSample } from '@embarque/mocks/todo/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { entryAnswers } from '../../../outbox/entry/outbox.await.testing.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import type { TodoCommand, TodoResponse } from '../model/todo.commands.ts';
import type { TodoState } from '../model/todo.state.ts';
import { todoMachine } from './todo.machine.ts';

const state: TodoState = { tasks: todosSample(18).toReversed(), tags: todoTagsSample(), people: todoPeople() };
const [first, second] = state.tasks;
const deleted = state.tasks.find(({ isDeleted }) => isDeleted);
const [tag] = state.tags;
if (!first || !second || !deleted || !tag) throw new Error('The sample has too few tasks');
const taskId = first.id;

const entryOf = (id: string): Entry<TodoCommand> => ({
  id,
  by: 'me@home',
  at: '',
  feature: 'todo',
  scope: 'todo',
  subjects: [],
  command: { type: 'task added', fields: { title: 'Something new' } },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

const outboxChanged = (change: OutboxChange<TodoCommand, TodoResponse> | null) => ({
  type: 'outbox changed' as const,
  entries: [],
  change,
});

export const walk = walkThrough(todoMachine).with({
  page: '../TodoPage',
  parametersOf: (path) => {
    if (path.startsWith('ready.panel')) return { route: `/apps/todo?task=${taskId}` };
    return { route: path === 'ready.order.sorted' ? '/apps/todo?sort=title-asc' : '/apps/todo' };
  },
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading tasks…')).toBeInTheDocument();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load your tasks" })).toBeVisible();
    },
    'ready.list': async ({ expect, screen }) => {
      await expect(await screen.findByRole('checkbox', { name: `Complete “${first.title}”` })).toBeVisible();
    },
    'ready.order.manual': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: `Move “${first.title}”` })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
    'ready.order.sorted': async ({ expect, screen }) => {
      const handle = await screen.findByRole('button', { name: `Move “${first.title}”` });
      await expect(handle).toHaveAttribute('aria-disabled', 'true');
    },
    'ready.rows.none': async ({ expect, screen }) => {
      await expect(await screen.findByRole('checkbox', { name: `Complete “${first.title}”` })).not.toBeChecked();
    },
    'ready.rows.staying': async ({ expect, screen }) => {
      await expect(await screen.findByRole('checkbox', { name: `Complete “${first.title}”` })).toBeVisible();
    },
    'ready.panel.idle': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Update' })).not.toHaveAttribute('aria-busy');
    },
    'ready.panel.saving': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Update' })).toHaveAttribute('aria-busy', 'true');
    },
    'ready.panel.refused': async ({ expect, screen }) => {
      await screen.findByRole('dialog', { name: 'Update Task' });
      await expect(await screen.findByRole('alert')).toHaveTextContent(/Try again/);
    },
  },
  inputs: [{ outbox: idleOutbox(), settled: () => Promise.resolve() }],
  events: () => [
    { type: 'try again' },
    { type: 'task added', fields: { title: 'Something new' } },
    { type: 'task changed', taskId, fields: { isCompleted: true } },
    { type: 'task changed', taskId, fields: { title: 'Changed' } },
    { type: 'task changed', taskId: -1, fields: { isCompleted: true } },
    { type: 'task moved', taskId, beforeId: null },
    { type: 'task moved', taskId, beforeId: second.id },
    { type: 'task deleted', taskId },
    { type: 'task deleted', taskId: -1 },
    { type: 'task restored', taskId: deleted.id },
    { type: 'task restored', taskId },
    { type: 'task purged', taskId: deleted.id },
    { type: 'task purged', taskId },
    { type: 'deleted emptied', taskIds: [deleted.id] },
    { type: 'deleted emptied', taskIds: [] },
    { type: 'tag added', title: 'Fair', tone: 'info' },
    { type: 'tag changed', tagId: tag.id, fields: { title: 'Crew' } },
    { type: 'tag changed', tagId: 'attic', fields: { title: 'Crew' } },
    { type: 'tag deleted', tagId: tag.id, tasks: 'keep' },
    { type: 'tag deleted', tagId: 'attic', tasks: 'keep' },
    { type: 'order chosen', isManual: true },
    { type: 'order chosen', isManual: false },
    { type: 'list left' },
    { type: 'list changed', list: 'another' },
    { type: 'details submitted', taskId, fields: { title: first.title } },
    { type: 'details submitted', taskId, fields: { title: 'Another title' } },
    { type: 'details submitted', taskId: null, fields: { title: 'A new task' } },
    { type: 'panel closed' },
    outboxChanged(null),
    outboxChanged({ type: 'confirmed', entry: entryOf('of another page'), response: {} }),
    outboxChanged({ type: 'rolled back', entry: entryOf('of another page'), error: new Error('The server is busy.') }),
  ],
  answers: { load: { done: [state] }, 'await entry': entryAnswers({}) },
  alike: ({ context: { kept, missed, refusal } }) => [kept.length > 0, (missed ?? []).length > 0, refusal !== null],
});
