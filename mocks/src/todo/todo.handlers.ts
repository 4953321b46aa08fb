import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { dayFromToday } from '../lib/time/days.ts';
import { nextId } from '../lib/sample/next-id.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { TodoAnswer, TodoTask, TodoTasksAnswer } from './todo.contract.ts';
import { todosSample } from './todo.data.ts';
import { listTodos, readList } from './todo.rules.ts';
import { addTodoSchema, updateTodoSchema } from './todo.schema.ts';

export { todoScenarios } from './todo.scenarios.ts';

const store = sampleStore(() => todosSample(), { keptAs: 'todo' });

export const todoHandlers = [
  http.get('/apps/todo/tasks', ({ request }) => {
    const list = readList(new URL(request.url).searchParams);
    return HttpResponse.json<TodoTasksAnswer>(listTodos(store.data, list));
  }),

  http.post('/apps/todo/add-tasks', async ({ request }) => {
    const wanted = (await readBody(request, addTodoSchema)).task;
    const task: TodoTask = {
      id: nextId(store.data),
      dueDate: dayFromToday(0),
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
      ...wanted,
    };
    store.data.push(task);
    return HttpResponse.json<TodoAnswer>({ task }, { status: 201 });
  }),

  http.post('/apps/todo/update-task', async ({ request }) => {
    const { id, ...changes } = (await readBody(request, updateTodoSchema)).task;
    return HttpResponse.json<TodoAnswer>({ task: Object.assign(find(String(id)), changes) });
  }),

  http.delete('/apps/todo/delete-task', async ({ request }) => {
    const task = find(await readId(request, 'taskId'));
    task.isDeleted = true;
    return HttpResponse.json<TodoAnswer>({ task });
  }),
];

function find(wanted: string): TodoTask {
  const task = store.data.find(({ id }) => String(id) === wanted);
  if (!task) throw decline(404, `There is no task ${wanted}`);
  return task;
}
