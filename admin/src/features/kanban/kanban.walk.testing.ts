import { kanbanSample } from '@embarque/mocks/kanban/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import type { Desk } from './kanban.changes.ts';
import { removing } from './kanban.lists.ts';
import { nothingLocal } from './kanban.local.ts';
import { kanbanMachine } from './kanban.machine.ts';

const desk = kanbanSample() as Desk;
const [task] = desk.tasks;
const [board, other] = desk.boards;
if (!task || !board || !other) throw new Error('There is no desk');

export const walk = walkThrough(kanbanMachine).with({
  page: 'KanbanPage',
  inputs: [{ local: nothingLocal }],
  events: ({ context: { undoable } }) => [
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
    { type: 'board renamed', boardId: 'nowhere', title: 'Another title' },
    { type: 'board renamed', boardId: board.id, title: 'Another title' },
    { type: 'composer opened', composer: { kind: 'board' } },
    { type: 'title typed', title: 'Something' },
    { type: 'composer closed' },
    { type: 'title submitted', title: ' ' },
    { type: 'title submitted', title: other.title },
    { type: 'title submitted', title: 'Something new' },
    { type: 'details submitted', taskId: task.id, fields: { title: task.title } },
    { type: 'details submitted', taskId: task.id, fields: { title: 'Another title' } },
    { type: 'comment submitted', taskId: task.id, comment: { name: 'Somebody', img: '', comment: 'Something' } },
    { type: 'comment submitted', taskId: -1, comment: { name: 'Somebody', img: '', comment: 'Something' } },
    { type: 'panel closed' },
    { type: 'deed undone', deedId: undoable[0]?.deedId ?? 0 },
    { type: 'deed undone', deedId: -1 },
    { type: 'last chance passed', deedId: undoable[0]?.deedId ?? 0 },
    { type: 'page left' },
    { type: 'other tab changed it', local: nothingLocal },
  ],
  answers: { load: { done: [desk] }, send: { done: [{}] } },
  alike: ({ context: { entries, sending, undoable, composer, composed, submitted, commented, problem } }) => [
    entries.length,
    sending !== null,
    undoable.length,
    composer,
    composed !== null,
    submitted !== null,
    commented !== null,
    problem?.kind,
  ],
  stopWhen: ({ context }) => context.entries.length > 2 || context.undoable.length > 2,
});
