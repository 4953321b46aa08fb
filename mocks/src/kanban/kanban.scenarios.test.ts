import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { kanbanHandlers } from './kanban.handlers.ts';
import { kanbanScenarios } from './kanban.scenarios.ts';
import { tasksAnswerSchema } from './kanban.schema.ts';

type Name = keyof typeof kanbanScenarios;

const open = (name: Name) => callsTo([kanbanScenarios[name], ...kanbanHandlers]);
const tasks = async (name: Name) => v.parse(tasksAnswerSchema, (await open(name)('GET', '/apps/kanban/tasks')).body);

describe('a scenario of the kanban boards', () => {
  it.each<[Name, string, string, number]>([
    ['refused', 'GET', 'boards', 403],
    ['unauthorised', 'GET', 'boards', 401],
    ['failed', 'GET', 'boards', 500],
    ['moveRejected', 'POST', 'update-task-board', 500],
    ['reorderRejected', 'POST', 'reorder-tasks', 500],
    ['addTaskFailed', 'POST', 'add-task', 500],
    ['addBoardFailed', 'POST', 'add-board', 500],
    ['updateTaskFailed', 'POST', 'update-task', 500],
    ['deleteBoardFailed', 'DELETE', 'delete-board', 500],
    ['clearFailed', 'DELETE', 'clear-tasks', 500],
  ])('%s answers %s %s with %d and a message', async (name, method, path, expected) => {
    const { status, body } = await open(name)(method, `/apps/kanban/${path}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('noTasks, thousandsOfRows and veryLongTexts differ in the tasks they list', async () => {
    const many = await tasks('thousandsOfRows');

    expect(await tasks('noTasks')).toEqual([]);
    expect(new Set(many.map(({ id }) => id)).size).toBe(5000);
    expect((await tasks('veryLongTexts'))[0]?.title.length).toBeGreaterThan(100);
  });

  it('empty has no boards', async () => {
    expect((await open('empty')('GET', '/apps/kanban/boards')).body).toEqual([]);
  });
});
