import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { todoHandlers } from './todo.handlers.ts';
import { todoScenarios } from './todo.scenarios.ts';
import { todoTasksAnswerSchema } from './todo.schema.ts';

type Name = keyof typeof todoScenarios;

const open = (name: Name) => callsTo([todoScenarios[name], ...todoHandlers]);
const list = async (name: Name, query = '') =>
  v.parse(todoTasksAnswerSchema, (await open(name)('GET', `/apps/todo/tasks?${query}`)).body);

describe('a scenario of the task list', () => {
  it.each<[Name, string, string, number]>([
    ['refused', 'GET', 'tasks', 403],
    ['unauthorised', 'GET', 'tasks', 401],
    ['failed', 'GET', 'tasks', 500],
    ['addFailed', 'POST', 'add-tasks', 500],
    ['updateFailed', 'POST', 'update-task', 500],
    ['deleteFailed', 'DELETE', 'delete-task', 500],
    ['restoreFailed', 'POST', 'restore-task', 500],
    ['purgeFailed', 'DELETE', 'purge-task', 500],
    ['moveFailed', 'POST', 'move-task', 500],
    ['addTagFailed', 'POST', 'add-tag', 500],
    ['deleteTagFailed', 'POST', 'delete-tag', 500],
  ])('%s answers %s %s with %d and a message', async (name, method, path, expected) => {
    const { status, body } = await open(name)(method, `/apps/todo/${path}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('empty, nobodyAssigned, thousandsOfRows and veryLongTexts differ in what they list', async () => {
    const assignees = (await list('nobodyAssigned')).map(({ assignee }) => assignee);

    expect(await list('empty')).toEqual([]);
    expect(new Set(assignees)).toEqual(new Set([null]));
    expect((await list('thousandsOfRows')).length).toBeGreaterThan(4000);
    expect((await list('veryLongTexts'))[0]?.title.length).toBeGreaterThan(100);
  });

  it('thousandsOfRows can be filtered and searched', async () => {
    const titles = (await list('thousandsOfRows', 'tag=high&q=japan')).map(({ title }) => title);

    expect(new Set(titles)).toEqual(new Set(['Renew the contract with the network in Japan']));
  });
});
