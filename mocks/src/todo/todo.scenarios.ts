import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { TodoTask, TodoTasksAnswer } from './todo.contract.ts';
import { todosSample } from './todo.data.ts';
import { listTodos, readList } from './todo.rules.ts';

const list = '/apps/todo/tasks';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const todoScenarios = {
  /** There is nothing to do. */
  empty: http.get(list, () => HttpResponse.json<TodoTasksAnswer>([])),
  /** The list never arrives. */
  stillLoading: http.get(list, stillWaiting),
  /** The list arrives after two seconds. */
  slow: http.get(list, slowly),
  /** The person may not see the tasks. */
  refused: http.get(list, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(list, unauthorised),
  /** The list fails inside the server. */
  failed: http.get(list, failed),
  /** Titles and names far longer than any row. */
  veryLongTexts: http.get(list, ({ request }) => answerWith(todosSample().map(longTextTodo), request)),
  /** Five thousand tasks. */
  thousandsOfRows: http.get(list, ({ request }) => answerWith(todosSample(5000), request)),
  /** None of the tasks is assigned. */
  nobodyAssigned: http.get(list, ({ request }) =>
    answerWith(
      todosSample().map((task) => ({ ...task, assignee: null })),
      request,
    ),
  ),
  /** A task cannot be added. */
  addFailed: http.post('/apps/todo/add-tasks', failed),
  /** Adding a task never ends. */
  addStillSaving: http.post('/apps/todo/add-tasks', stillWaiting),
  /** A task is added after two seconds. */
  addSlow: http.post('/apps/todo/add-tasks', slowly),
  /** A task cannot be changed. */
  updateFailed: http.post('/apps/todo/update-task', failed),
  /** Changing a task never ends. */
  updateStillSaving: http.post('/apps/todo/update-task', stillWaiting),
  /** A task cannot be deleted. */
  deleteFailed: http.delete('/apps/todo/delete-task', failed),
  /** A task cannot be restored. */
  restoreFailed: http.post('/apps/todo/restore-task', failed),
  /** A task cannot be deleted forever. */
  purgeFailed: http.delete('/apps/todo/purge-task', failed),
  /** A task cannot be moved. */
  moveFailed: http.post('/apps/todo/move-task', failed),
  /** A tag cannot be added. */
  addTagFailed: http.post('/apps/todo/add-tag', failed),
  /** A tag cannot be deleted. */
  deleteTagFailed: http.post('/apps/todo/delete-tag', failed),
};

/** @param tasks the oldest first */
function answerWith(tasks: TodoTask[], request: Request): Response {
  return HttpResponse.json<TodoTasksAnswer>(listTodos(tasks.toReversed(), readList(new URL(request.url).searchParams)));
}

function longTextTodo(task: TodoTask): TodoTask {
  const assignee = task.assignee && { ...task.assignee, fullName: longText(task.assignee.fullName) };
  return { ...task, title: longText(task.title), assignee };
}
