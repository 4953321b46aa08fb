import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setNow } from '../lib/time/clock.ts';
import { enterWorld } from '../lib/sample/world.ts';
import type { KanbanTask } from './kanban.contract.ts';
import { addBoardAnswerSchema, addTaskAnswerSchema, boardAnswerSchema, taskAnswerSchema } from './kanban.schema.ts';
import { atFirst, openBoards, sixTasks } from './kanban.testing.ts';

const { boards, call, cards, listed, post, tasks } = openBoards();

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  enterWorld(sixTasks);
});
afterEach(() => {
  setNow();
  enterWorld();
});

describe('the sample boards', () => {
  it('are TODO, In Progress and Done, and begin with two tasks each (SPEC-7.10-a, SPEC-9.10-a)', async () => {
    expect(await boards()).toEqual([
      { id: 'todo', title: 'TODO' },
      { id: 'in-progress', title: 'In Progress' },
      { id: 'done', title: 'Done' },
    ]);
    expect(await cards()).toEqual(atFirst);
  });

  it('hold 16 tasks with three covers, one of them overdue and two due today (SPEC-7.10-b)', async () => {
    enterWorld();
    const all = await tasks();
    const open = all.filter(({ boardId }) => boardId !== 'done');

    expect(all).toHaveLength(16);
    expect(all.filter(({ coverImage }) => coverImage !== null)).toHaveLength(3);
    expect(open.filter(({ dueDate }) => dueDate < '2030-06-15')).toHaveLength(1);
    expect(open.filter(({ dueDate }) => dueDate === '2030-06-15')).toHaveLength(2);
  });

  it('begin with one cover, 0 to 6 comments, 1 to 4 attachments and 1 to 2 assignees', async () => {
    const all = await tasks();
    const range = (countOf: (task: KanbanTask) => number) => {
      const counts = all.map(countOf);
      return [Math.min(...counts), Math.max(...counts)];
    };

    expect(all.filter(({ coverImage }) => coverImage !== null)).toHaveLength(1);
    expect(range(({ comments }) => comments.length)).toEqual([0, 6]);
    expect(range(({ attachments }) => attachments.length)).toEqual([1, 4]);
    expect(range(({ assignedTo }) => assignedTo.length)).toEqual([1, 2]);
  });
});

describe('POST /apps/kanban/add-task (SPEC-7.10-e)', () => {
  it('adds an empty task that is due in two days at the end of the board', async () => {
    const { status, body } = await post('add-task', { title: ' Call the clinic ', boardId: 'todo' });

    expect(status).toBe(200);
    expect(v.parse(addTaskAnswerSchema, body).newTask).toEqual({
      id: 7,
      boardId: 'todo',
      title: 'Call the clinic',
      description: '',
      labels: [],
      dueDate: '2030-06-17',
      coverImage: null,
      attachments: [],
      comments: [],
      assignedTo: [],
    });
    expect(await cards()).toEqual({ ...atFirst, todo: [1, 2, 7] });
  });
});

describe('POST /apps/kanban/add-board (SPEC-7.10-f)', () => {
  it('adds a board whose id is its title in lower case with dashes', async () => {
    const { status, body } = await post('add-board', { title: 'Waiting for the Airline' });

    const board = { id: 'waiting-for-the-airline', title: 'Waiting for the Airline' };
    expect(status).toBe(200);
    expect(v.parse(addBoardAnswerSchema, body)).toEqual({ board });
    expect((await boards()).at(-1)).toEqual(board);
  });

  it('keeps a second board of the same title apart', async () => {
    await post('add-board', { title: 'Todo' });

    expect(await cards()).toEqual({ ...atFirst, 'todo-2': [] });
  });
});

describe('POST /apps/kanban/update-task (SPEC-7.10-g)', () => {
  it('changes what was sent and nothing else', async () => {
    const before = await listed(2);
    const changes = { title: 'Photograph the tags', assignedTo: [], labels: ['UX'], dueDate: '2030-07-01' };

    const { body } = await post('update-task', { id: 2, ...changes });

    expect(v.parse(taskAnswerSchema, body).task).toEqual({ ...before, ...changes });
    expect(await listed(2)).toEqual({ ...before, ...changes });
    expect(await cards()).toEqual(atFirst);
  });

  it('takes a whole task back as it was answered', async () => {
    const before = await tasks();

    await post('update-task', await listed(3));

    expect(await tasks()).toEqual(before);
  });

  it('moves the task when the board is another one', async () => {
    await post('update-task', { id: 3, boardId: 'todo', title: 'One screen' });

    expect(await cards()).toEqual({ todo: [1, 2, 3], 'in-progress': [4], done: [5, 6] });
    expect(await listed(3)).toMatchObject({ title: 'One screen' });
  });
});

describe.each([
  ['delete-board', { todo: [1, 2], done: [5, 6] }],
  ['clear-tasks', { todo: [1, 2], 'in-progress': [], done: [5, 6] }],
])('DELETE /apps/kanban/%s (SPEC-7.10-h, SPEC-7.10-i)', (name, left) => {
  it.each([
    ['in the query', '?id=in-progress', undefined],
    ['in the body', '', { id: 'in-progress' }],
  ])('takes the id %s and takes the tasks away', async (_, query, payload) => {
    const { status, body } = await call('DELETE', `/apps/kanban/${name}${query}`, payload);

    expect(status).toBe(200);
    expect(v.parse(boardAnswerSchema, body)).toEqual({ id: 'in-progress' });
    expect(await cards()).toEqual(left);
    expect((await tasks()).map(({ boardId }) => boardId)).not.toContain('in-progress');
  });
});

describe('an invalid request', () => {
  it.each([
    ['reorder-tasks', { data: { taskId: 1, targetTaskId: 99 } }, 404],
    ['reorder-tasks', { data: { taskId: 99, targetTaskId: 1 } }, 404],
    ['reorder-tasks', { data: { taskId: '1', targetTaskId: 2 } }, 400],
    ['update-task-board', { data: { taskId: 1, newBoardId: 'attic' } }, 404],
    ['update-task-board', { data: { taskId: 99, newBoardId: 'done' } }, 404],
    ['update-task-board', { taskId: 1, newBoardId: 'done' }, 400],
    ['add-task', { data: { title: 'Lost', boardId: 'attic' } }, 404],
    ['add-task', { data: { title: ' ', boardId: 'todo' } }, 400],
    ['add-board', { data: { title: '' } }, 400],
    ['add-board', '{"data":', 400],
    ['update-task', { data: { id: 99, title: 'Nobody' } }, 404],
    ['update-task', { data: { id: 1, boardId: 'attic', title: 'Half' } }, 404],
    ['update-task', { data: { id: 1, title: 'Half', labels: ['Urgent'] } }, 400],
    ['update-task', { data: { id: 1, title: '', dueDate: '2030-07-01' } }, 400],
    ['update-task', { data: { id: 1, dueDate: 'tomorrow' } }, 400],
    ['delete-board', { id: 'attic' }, 404],
    ['delete-board', {}, 400],
    ['clear-tasks', { id: 'attic' }, 404],
    ['clear-tasks', 'todo', 400],
  ])('%s of %j is declined with %d, and nothing changes', async (name, payload, expected) => {
    const before = [await boards(), await tasks()];
    const method = name === 'delete-board' || name === 'clear-tasks' ? 'DELETE' : 'POST';

    const { status, body } = await call(method, `/apps/kanban/${name}`, payload);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
    expect([await boards(), await tasks()]).toEqual(before);
  });
});
