import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { dayFromToday } from '../lib/time/days.ts';
import type { PurgedAnswer, TodoAnswer, TodoPeopleAnswer, TodoTask, TodoTasksAnswer } from './todo.contract.ts';
import { todoPeople } from './todo.data.ts';
import { listTodos, moveBefore, readList } from './todo.rules.ts';
import { addTodoSchema, emptyDeletedSchema, moveTodoSchema, oneTodoSchema, updateTodoSchema } from './todo.schema.ts';
import { findTask, knownTags, store } from './todo.store.ts';
import { todoTagHandlers } from './todo.tag-handlers.ts';

export const todoHandlers = [
  http.get('/apps/todo/tasks', ({ request }) => {
    const list = readList(new URL(request.url).searchParams);
    return HttpResponse.json<TodoTasksAnswer>(listTodos(store.data.tasks, list));
  }),

  http.get('/apps/todo/people', () => HttpResponse.json<TodoPeopleAnswer>(todoPeople())),

  http.post(
    '/apps/todo/add-tasks',
    once(async ({ request }) => {
      const { tags = [], ...wanted } = (await readBody(request, addTodoSchema)).task;
      store.data.lastId += 1;
      const task: TodoTask = {
        id: store.data.lastId,
        dueDate: dayFromToday(0),
        description: '',
        assignee: null,
        isCompleted: false,
        isDeleted: false,
        isImportant: false,
        ...wanted,
        tags: knownTags(tags),
      };
      store.data.tasks.unshift(task);
      return HttpResponse.json<TodoAnswer>({ task }, { status: 201 });
    }),
  ),

  http.post('/apps/todo/update-task', async ({ request }) => {
    const { id, tags, ...changes } = (await readBody(request, updateTodoSchema)).task;
    const task = Object.assign(findTask(id), changes, tags && { tags: knownTags(tags) });
    return HttpResponse.json<TodoAnswer>({ task });
  }),

  http.post('/apps/todo/move-task', async ({ request }) => {
    const { taskId, beforeId } = await readBody(request, moveTodoSchema);
    const task = findTask(taskId);
    if (beforeId === taskId) return HttpResponse.json<TodoAnswer>({ task });
    const before = beforeId === null ? null : findTask(beforeId).id;
    store.data.tasks = moveBefore(store.data.tasks, task, before);
    return HttpResponse.json<TodoAnswer>({ task });
  }),

  http.delete('/apps/todo/delete-task', async ({ request }) => {
    const task = findTask(await readId(request, 'taskId'));
    task.isDeleted = true;
    return HttpResponse.json<TodoAnswer>({ task });
  }),

  http.post('/apps/todo/restore-task', async ({ request }) => {
    const task = findTask((await readBody(request, oneTodoSchema)).taskId);
    task.isDeleted = false;
    return HttpResponse.json<TodoAnswer>({ task });
  }),

  http.delete('/apps/todo/purge-task', async ({ request }) => {
    const task = findTask(await readId(request, 'taskId'));
    if (!task.isDeleted) return decline(400, 'taskId: Delete the task before you delete it forever');
    return HttpResponse.json<PurgedAnswer>({ taskIds: purge(({ id }) => id === task.id) });
  }),

  http.post('/apps/todo/empty-deleted', async ({ request }) => {
    const { taskIds } = await readBody(request, emptyDeletedSchema);
    return HttpResponse.json<PurgedAnswer>({
      taskIds: purge(({ id, isDeleted }) => isDeleted && taskIds.includes(id)),
    });
  }),

  ...todoTagHandlers,
];

/** Removes tasks for good; returns their ids. */
function purge(isMeant: (task: TodoTask) => boolean): number[] {
  const gone = store.data.tasks.filter(isMeant).map(({ id }) => id);
  store.data.tasks = store.data.tasks.filter(({ id }) => !gone.includes(id));
  return gone;
}
