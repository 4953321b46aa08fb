import { kanbanSample } from '@embarque/mocks/kanban/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { entryAnswers } from '../../../outbox/entry/outbox.await.testing.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import type { KanbanCommand, KanbanResponse } from '../model/kanban.commands.ts';
import { removing } from '../model/kanban.lists.ts';
import type { BoardState } from '../model/kanban.state.ts';
import { kanbanMachine } from './kanban.machine.ts';
import { storage } from '../../../storage/storage.ts';

const state: BoardState = kanbanSample(6);
const [task] = state.tasks;
const [board, other] = state.boards;
if (!task || !board || !other) throw new Error('The sample has no boards');

const entryOf = (id: string): Entry<KanbanCommand> => ({
  id,
  by: 'me@home',
  at: '',
  feature: 'kanban',
  scope: 'kanban',
  subjects: [],
  command: { type: 'board added', title: 'Something new' },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

const said = {
  name: 'Caio Ramos',
  email: 'caio@x.com',
  img: '',
  comment: 'Looks good.',
  date: '2026-11-25T09:00:00.000Z',
};

const outboxChanged = (change: OutboxChange<KanbanCommand, KanbanResponse> | null) => ({
  type: 'outbox changed' as const,
  entries: [],
  change,
});

export const walk = walkThrough(kanbanMachine).with({
  page: '../KanbanPage',
  parametersOf: (path) =>
    /^ready\.(comment|panel)/.test(path) ? { route: `/apps/kanban?task=${task.id}` } : { route: '/apps/kanban' },
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading boards…')).toBeInTheDocument();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load the boards" })).toBeVisible();
    },
    'ready.composer.closed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Add board' })).toBeVisible();
    },
    'ready.composer.writing': async ({ expect, screen }) => {
      const title = await screen.findByRole('textbox', { name: 'New board title' });
      await expect(title).not.toHaveAttribute('readonly');
    },
    'ready.composer.adding': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true');
    },
    'ready.comment.idle': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Comment' })).not.toHaveAttribute('aria-busy');
    },
    'ready.comment.saving': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Comment' })).toHaveAttribute('aria-busy', 'true');
    },
    'ready.comment.refused': async ({ expect, screen, userEvent }) => {
      const comment = await screen.findByRole('textbox', { name: 'New comment' });
      // The typed text does not belong to the machine; the reason stands below it.
      await userEvent.type(comment, 'Looks good.');
      await expect(comment).toHaveAccessibleDescription(/Try again/);
    },
    'ready.panel.idle': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Update' })).not.toHaveAttribute('aria-busy');
    },
    'ready.panel.saving': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Update' })).toHaveAttribute('aria-busy', 'true');
    },
    'ready.panel.refused': async ({ expect, screen }) => {
      await screen.findByRole('dialog', { name: 'Update task' });
      await expect(await screen.findByRole('alert')).toHaveTextContent(/Try again/);
    },
  },
  inputs: [{ outbox: idleOutbox(), settled: () => Promise.resolve(), storage }],
  events: () => [
    { type: 'try again' },
    { type: 'task moved', taskId: task.id, boardId: other.id, beforeId: null },
    { type: 'task moved', taskId: -1, boardId: other.id, beforeId: null },
    { type: 'task updated', taskId: task.id, fields: { title: 'Changed' } },
    { type: 'task updated', taskId: -1, fields: {} },
    { type: 'list edited', taskId: task.id, list: 'comments', edit: removing(task.comments, 0) },
    { type: 'list edited', taskId: -1, list: 'comments', edit: removing(task.comments, 0) },
    { type: 'task deleted', taskId: task.id },
    { type: 'task deleted', taskId: -1 },
    { type: 'board cleared', boardId: board.id },
    { type: 'board cleared', boardId: 'nowhere' },
    { type: 'board deleted', boardId: other.id },
    { type: 'board deleted', boardId: 'nowhere' },
    { type: 'board renamed', boardId: board.id, title: 'Another title' },
    { type: 'board renamed', boardId: 'nowhere', title: 'Another title' },
    { type: 'composer opened', composer: { kind: 'board' } },
    { type: 'title typed', title: 'Something' },
    { type: 'composer closed' },
    { type: 'title submitted', title: ' ' },
    { type: 'title submitted', title: other.title },
    { type: 'title submitted', title: 'Something new' },
    { type: 'details submitted', taskId: task.id, fields: { title: task.title } },
    { type: 'details submitted', taskId: task.id, fields: { title: 'Another title' } },
    { type: 'comment submitted', taskId: task.id, comment: said },
    { type: 'comment submitted', taskId: -1, comment: said },
    { type: 'panel closed' },
    outboxChanged(null),
    outboxChanged({ type: 'confirmed', entry: entryOf('of another page'), response: {} }),
    outboxChanged({ type: 'rolled back', entry: entryOf('of another page'), error: new Error('The server is busy.') }),
  ],
  answers: { load: { done: [state] }, 'await entry': entryAnswers({}) },
  alike: ({ context: { composer, refusal, commentRefusal, problem, missed } }) => [
    composer,
    refusal !== null,
    commentRefusal !== null,
    problem?.kind,
    (missed ?? []).length > 0,
  ],
});
