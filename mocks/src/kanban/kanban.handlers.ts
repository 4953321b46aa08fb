import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { dayFromToday } from '../lib/time/days.ts';
import { once } from '../lib/http/idempotency.ts';
import { nextId } from '../lib/sample/next-id.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type {
  AddBoardAnswer,
  AddTaskAnswer,
  BoardAnswer,
  KanbanBoard,
  KanbanBoardsAnswer,
  KanbanTask,
  KanbanTasksAnswer,
  TaskAnswer,
} from './kanban.contract.ts';
import { kanbanSample } from './kanban.data.ts';
import { boardIdFor, moveToBoard, moveToPlaceOf } from './kanban.rules.ts';
import {
  addBoardSchema,
  addTaskSchema,
  reorderTasksSchema,
  updateTaskBoardSchema,
  updateTaskSchema,
} from './kanban.schema.ts';

const store = sampleStore(() => kanbanSample(), { keptAs: 'kanban' });

export const kanbanHandlers = [
  http.get('/apps/kanban/boards', () => HttpResponse.json<KanbanBoardsAnswer>(store.data.boards)),

  http.get('/apps/kanban/tasks', () => HttpResponse.json<KanbanTasksAnswer>(store.data.tasks)),

  http.post('/apps/kanban/reorder-tasks', async ({ request }) => {
    const { taskId, targetTaskId } = (await readBody(request, reorderTasksSchema)).data;
    const task = findTask(taskId);
    const target = findTask(targetTaskId);
    if (task.boardId !== target.boardId) return decline(400, 'data: Both tasks must be on the same board');
    store.data.tasks = moveToPlaceOf(store.data.tasks, task, target);
    return HttpResponse.json<TaskAnswer>({ task });
  }),

  http.post('/apps/kanban/update-task-board', async ({ request }) => {
    const { taskId, newBoardId } = (await readBody(request, updateTaskBoardSchema)).data;
    const task = findTask(taskId);
    store.data.tasks = moveToBoard(store.data.tasks, task, findBoard(newBoardId).id);
    return HttpResponse.json<TaskAnswer>({ task: findTask(taskId) });
  }),

  http.post(
    '/apps/kanban/add-task',
    once(async ({ request }) => {
      const { title, boardId } = (await readBody(request, addTaskSchema)).data;
      const newTask = emptyTask(title, findBoard(boardId));
      store.data.tasks.push(newTask);
      return HttpResponse.json<AddTaskAnswer>({ newTask });
    }),
  ),

  http.post(
    '/apps/kanban/add-board',
    once(async ({ request }) => {
      const { title } = (await readBody(request, addBoardSchema)).data;
      const board = { id: boardIdFor(title, store.data.boards), title };
      store.data.boards.push(board);
      return HttpResponse.json<AddBoardAnswer>({ board });
    }),
  ),

  http.post('/apps/kanban/update-task', async ({ request }) => {
    const { id, boardId, ...changes } = (await readBody(request, updateTaskSchema)).data;
    const task = findTask(id);
    const board = findBoard(boardId ?? task.boardId);
    store.data.tasks = moveToBoard(store.data.tasks, task, board.id).map((one) =>
      one.id === id ? { ...one, ...changes } : one,
    );
    return HttpResponse.json<TaskAnswer>({ task: findTask(id) });
  }),

  http.delete('/apps/kanban/delete-board', async ({ request }) => {
    const { id } = findBoard(await readId(request));
    store.data.boards = store.data.boards.filter((board) => board.id !== id);
    clear(id);
    return HttpResponse.json<BoardAnswer>({ id });
  }),

  http.delete('/apps/kanban/clear-tasks', async ({ request }) => {
    const { id } = findBoard(await readId(request));
    clear(id);
    return HttpResponse.json<BoardAnswer>({ id });
  }),
];

function findTask(wanted: number): KanbanTask {
  const task = store.data.tasks.find(({ id }) => id === wanted);
  if (!task) throw decline(404, `There is no task ${wanted}`);
  return task;
}

function findBoard(wanted: string): KanbanBoard {
  const board = store.data.boards.find(({ id }) => id === wanted);
  if (!board) throw decline(404, `There is no board ${wanted}`);
  return board;
}

function emptyTask(title: string, board: KanbanBoard): KanbanTask {
  return {
    id: nextId(store.data.tasks),
    boardId: board.id,
    title,
    description: '',
    labels: [],
    dueDate: dayFromToday(2),
    coverImage: null,
    attachments: [],
    comments: [],
    assignedTo: [],
  };
}

function clear(boardId: string): void {
  store.data.tasks = store.data.tasks.filter((task) => task.boardId !== boardId);
}
