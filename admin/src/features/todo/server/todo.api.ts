import * as v from 'valibot';
import type { CallOptions } from '../../../http/http.call.ts';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import type { TodoCommand, TodoResponse } from '../model/todo.commands.ts';
import type { TodoState } from '../model/todo.state.ts';
import { personSchema, tagSchema, taskSchema } from './todo.schema.ts';
import { rows } from '../../../http/response/rows.schema.ts';

const BASE = '/apps/todo';
export const TASKS = `${BASE}/tasks`;

/** All tasks, deleted ones too, in the manual order, with tags and people. Rejects with an `HttpError`. */
export async function loadTodo(signal: AbortSignal): Promise<TodoState> {
  const [tasks, tags, people] = await Promise.all([
    demoApi.get(TASKS, { params: { filter: 'all', sortBy: 'manual' }, signal }),
    demoApi.get(`${BASE}/tags`, { signal }),
    demoApi.get(`${BASE}/people`, { signal }),
  ]);
  return {
    tasks: parseAnswer(TASKS, rows(taskSchema), tasks),
    tags: parseAnswer(`${BASE}/tags`, rows(tagSchema), tags),
    people: parseAnswer(`${BASE}/people`, rows(personSchema), people),
  };
}

/**
 * Carries a command out. Rejects with an `HttpError`.
 *
 * @param idempotencyKey the same when it is repeated, so that nothing is added twice
 */
export async function sendCommand(command: TodoCommand, idempotencyKey: string): Promise<TodoResponse> {
  switch (command.type) {
    case 'task added':
      return read('add-tasks', await post('add-tasks', { task: command.fields }, { idempotencyKey, isCreation: true }));
    case 'task changed':
      return read('update-task', await post('update-task', { task: { id: command.taskId, ...command.fields } }));
    case 'task moved': {
      const { taskId, beforeId } = command;
      return read('move-task', await post('move-task', { taskId, beforeId }));
    }
    case 'task deleted':
      return read('delete-task', await remove('delete-task', command.taskId));
    case 'task restored':
      return read('restore-task', await post('restore-task', { taskId: command.taskId }));
    case 'task purged':
      return read('purge-task', await remove('purge-task', command.taskId));
    case 'deleted emptied':
      return read('empty-deleted', await post('empty-deleted', { taskIds: command.taskIds }));
    case 'tag added': {
      const { title, tone } = command;
      return read('add-tag', await post('add-tag', { tag: { title, tone } }, { idempotencyKey, isCreation: true }));
    }
    case 'tag changed':
      return read('update-tag', await post('update-tag', { tag: { id: command.tagId, ...command.fields } }));
    case 'tag deleted': {
      const { tagId, tasks } = command;
      return read('delete-tag', await post('delete-tag', { tagId, tasks }));
    }
  }
}

const post = (path: string, body: object, options?: CallOptions) => demoApi.post(`${BASE}/${path}`, body, options);

const remove = (path: string, taskId: number) => demoApi.delete(`${BASE}/${path}`, { params: { taskId } });

const responseSchema = v.partial(
  v.object({ task: taskSchema, tag: tagSchema, taskIds: v.array(v.number()), tasks: v.array(taskSchema) }),
);

/** Leaves out what is not there: an absent response and an undefined one are not the same. */
function read(path: string, answer: unknown): TodoResponse {
  const known = Object.entries(parseAnswer(path, responseSchema, answer)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
}
