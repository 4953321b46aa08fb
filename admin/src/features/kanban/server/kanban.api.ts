import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import * as v from 'valibot';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { demoApi } from '../../../http/http.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import type { KanbanResponse } from '../model/kanban.commands.ts';
import type { BoardState } from '../model/kanban.state.ts';
import type { KanbanRequest } from './kanban.requests.ts';
import { boardSchema, taskSchema } from './kanban.schema.ts';
import { pruneOverlay, readOverlay, withOverlay, writeOverlay } from './kanban.storage.ts';
import { rows } from '../../../http/response/rows.schema.ts';

const BASE = '/apps/kanban';
const BOARDS = `${BASE}/boards`;
export const TASKS = `${BASE}/tasks`;

/** Boards and tasks, with what this browser keeps on top. Rejects with an `HttpError`. */
export async function loadBoards(signal: AbortSignal, storage: SafeStorage): Promise<BoardState> {
  const [boards, tasks] = await Promise.all([demoApi.get(BOARDS, { signal }), demoApi.get(TASKS, { signal })]);
  const state = {
    boards: parseAnswer(BOARDS, rows(boardSchema), boards),
    tasks: parseAnswer(TASKS, rows(taskSchema), tasks),
  };
  const overlay = pruneOverlay(readOverlay(storage), state);
  if (JSON.stringify(overlay) !== JSON.stringify(readOverlay(storage))) writeOverlay(storage, overlay);
  return withOverlay(state, overlay);
}

/**
 * Makes one request. Rejects with an `HttpError`.
 *
 * @param idempotencyKey the same when it is repeated, so that nothing is added twice
 */
export async function sendRequest(request: KanbanRequest, idempotencyKey: string): Promise<KanbanResponse> {
  switch (request.type) {
    case 'go to board':
      return taskFrom('update-task-board', { taskId: request.taskId, newBoardId: request.boardId });
    case 'take place':
      return taskFrom('reorder-tasks', { taskId: request.taskId, targetTaskId: request.targetId });
    case 'update task':
      return taskFrom('update-task', { id: request.taskId, ...request.fields });
    case 'add task':
      return { tasks: [await addTask(request.boardId, request.title, idempotencyKey)] };
    case 'restore task': {
      const { id: _id, boardId: _boardId, title, ...fields } = request.task;
      const { id } = await addTask(request.boardId, title, idempotencyKey);
      return taskFrom('update-task', { id, ...fields });
    }
    case 'add board': {
      const data = { title: request.title };
      const response = await demoApi.post(`${BASE}/add-board`, { data }, { idempotencyKey, isCreation: true });
      return { boards: [parseAnswer('add-board', v.object({ board: boardSchema }), response).board] };
    }
    case 'clear board':
      return removeBy('clear-tasks', request.boardId);
    case 'delete board':
      return removeBy('delete-board', request.boardId);
  }
}

async function addTask(boardId: string, title: string, idempotencyKey: string): Promise<KanbanTask> {
  const data = { boardId, title };
  const response = await demoApi.post(`${BASE}/add-task`, { data }, { idempotencyKey, isCreation: true });
  return parseAnswer('add-task', v.object({ newTask: taskSchema }), response).newTask;
}

async function taskFrom(path: string, data: object): Promise<KanbanResponse> {
  const response = await demoApi.post(`${BASE}/${path}`, { data });
  return { tasks: [parseAnswer(path, v.object({ task: taskSchema }), response).task] };
}

async function removeBy(path: string, id: string): Promise<KanbanResponse> {
  await demoApi.delete(`${BASE}/${path}`, { params: { id } });
  return {};
}
