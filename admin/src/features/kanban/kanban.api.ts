import type { KanbanBoard, KanbanLabel, KanbanTask } from '@embarque/mocks/kanban/contract';
import * as v from 'valibot';
import { parseAnswer } from '../../http/http.answer.ts';
import { demoApi } from '../../http/http.ts';
import { createLastingCalls } from '../../http/lasting-calls.ts';
import { pictureSchema } from '../../http/picture.schema.ts';
import type { Answer, Call, Desk } from './kanban.changes.ts';

export const KANBAN_LABELS = [
  'App',
  'UX',
  'Images',
  'Forms',
  'Code Review',
  'Charts & Maps',
] as const satisfies readonly KanbanLabel[];

const boardSchema: v.GenericSchema<unknown, KanbanBoard> = v.object({ id: v.string(), title: v.string() });

const taskSchema: v.GenericSchema<unknown, KanbanTask> = v.object({
  id: v.number(),
  boardId: v.string(),
  title: v.string(),
  description: v.string(),
  labels: v.array(v.picklist(KANBAN_LABELS)),
  dueDate: v.string(),
  coverImage: v.pipe(
    v.nullable(pictureSchema),
    v.transform((address) => address || null),
  ),
  attachments: v.array(v.object({ name: v.string(), img: pictureSchema })),
  comments: v.array(v.object({ name: v.string(), img: pictureSchema, comment: v.string() })),
  assignedTo: v.array(v.object({ title: v.string(), img: pictureSchema })),
});

const BASE = '/apps/kanban';

const calls = createLastingCalls(callFor);

/** How long the boards wait for what a page that was left still has to say. */
const PATIENCE_MS = 2000;

/** Makes one change. Rejects with an `HttpError`. */
export const sendChange: (change: Call) => Promise<Answer> = calls.send;

/** Makes the changes that wait when the page is left. */
export const sendRest: (changes: readonly Call[]) => Promise<void> = calls.sendRest;

/** Boards and tasks, with the changes in them that were made before. Rejects with an `HttpError`. */
export async function loadDesk(signal: AbortSignal): Promise<Desk> {
  await calls.settled(PATIENCE_MS);
  const [boards, tasks] = await Promise.all([
    demoApi.get(`${BASE}/boards`, { signal }),
    demoApi.get(`${BASE}/tasks`, { signal }),
  ]);
  return {
    boards: parseAnswer('boards', v.array(boardSchema), boards),
    tasks: parseAnswer('tasks', v.array(taskSchema), tasks),
  };
}

async function callFor(change: Call): Promise<Answer> {
  switch (change.type) {
    case 'go to board':
      return taskFrom('update-task-board', { taskId: change.taskId, newBoardId: change.boardId });
    case 'take place':
      return taskFrom('reorder-tasks', { taskId: change.taskId, targetTaskId: change.targetId });
    case 'update task':
      return taskFrom('update-task', { id: change.taskId, ...change.fields });
    case 'add task':
      return { task: await addTask(change.boardId, change.title) };
    case 'bring back': {
      const { id: _id, boardId: _boardId, title, ...fields } = change.task;
      const { id } = await addTask(change.boardId, title);
      return taskFrom('update-task', { id, ...fields });
    }
    case 'add board': {
      const answer = await demoApi.post(`${BASE}/add-board`, { data: { title: change.title } });
      return parseAnswer('add-board', v.object({ board: boardSchema }), answer);
    }
    case 'clear board':
      return gone('clear-tasks', change.boardId);
    case 'delete board':
      return gone('delete-board', change.boardId);
  }
}

async function addTask(boardId: string, title: string): Promise<KanbanTask> {
  const answer = await demoApi.post(`${BASE}/add-task`, { data: { boardId, title } });
  return parseAnswer('add-task', v.object({ newTask: taskSchema }), answer).newTask;
}

async function taskFrom(call: string, data: object): Promise<Answer> {
  return parseAnswer(call, v.object({ task: taskSchema }), await demoApi.post(`${BASE}/${call}`, { data }));
}

async function gone(call: string, id: string): Promise<Answer> {
  await demoApi.delete(`${BASE}/${call}`, { params: { id } });
  return {};
}
