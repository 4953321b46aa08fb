import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { emailOf, reader } from '../lib/sample/people.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { KanbanTask, KanbanTasksAnswer } from './kanban.contract.ts';
import { kanbanSample } from './kanban.data.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const kanbanScenarios = {
  /** There is no board yet. */
  empty: http.get('/apps/kanban/boards', () => HttpResponse.json([])),
  /** All boards are empty. */
  noTasks: http.get('/apps/kanban/tasks', () => HttpResponse.json([])),
  /** The tasks never arrive. */
  stillLoading: http.get('/apps/kanban/tasks', stillWaiting),
  /** The tasks arrive after two seconds. */
  slow: http.get('/apps/kanban/tasks', slowly),
  /** The person may not see the boards. */
  refused: http.get('/apps/kanban/boards', refused),
  /** The person is not signed in any more. */
  unauthorised: http.get('/apps/kanban/boards', unauthorised),
  /** The boards fail inside the server. */
  failed: http.get('/apps/kanban/boards', failed),
  /** The first task has no id, and the second an id and a day of other types, and a label that is new. */
  oddTasks: http.get('/apps/kanban/tasks', () => HttpResponse.json(kanbanSample().tasks.map(oddTask))),
  /** All comments are of another person who has the reader's name. */
  namesake: http.get('/apps/kanban/tasks', () =>
    HttpResponse.json<KanbanTasksAnswer>(kanbanSample().tasks.map(namesakeTask)),
  ),
  /** Titles far longer than any card. */
  veryLongTexts: http.get('/apps/kanban/tasks', () =>
    HttpResponse.json<KanbanTasksAnswer>(kanbanSample().tasks.map(longTextTask)),
  ),
  /** Five thousand tasks on three boards. */
  thousandsOfRows: http.get('/apps/kanban/tasks', () => HttpResponse.json<KanbanTasksAnswer>(kanbanSample(5000).tasks)),
  /** A move to another board fails inside the server. */
  moveRejected: http.post('/apps/kanban/update-task-board', failed),
  /** A move to another board never ends. */
  moveStillSaving: http.post('/apps/kanban/update-task-board', stillWaiting),
  /** A move on the same board fails inside the server. */
  reorderRejected: http.post('/apps/kanban/reorder-tasks', failed),
  /** A new task cannot be added. */
  addTaskFailed: http.post('/apps/kanban/add-task', failed),
  /** A new board cannot be added. */
  addBoardFailed: http.post('/apps/kanban/add-board', failed),
  /** A task cannot be changed. */
  updateTaskFailed: http.post('/apps/kanban/update-task', failed),
  /** A board cannot be deleted. */
  deleteBoardFailed: http.delete('/apps/kanban/delete-board', failed),
  /** A board cannot be cleared. */
  clearFailed: http.delete('/apps/kanban/clear-tasks', failed),
};

function oddTask(task: KanbanTask, index: number): object {
  if (index === 0) return { ...task, id: null };
  return index === 1 ? { ...task, id: String(task.id), dueDate: 'soon', labels: ['Legal'] } : task;
}

function longTextTask(task: KanbanTask): KanbanTask {
  return { ...task, title: longText(task.title), description: longText(task.description) };
}

function namesakeTask(task: KanbanTask): KanbanTask {
  const comments = task.comments.map((comment) => ({ ...comment, name: reader, email: emailOf(reader) }));
  return { ...task, comments };
}
