import type { KanbanAttachment, KanbanBoard, KanbanComment, KanbanTask } from '@embarque/mocks/kanban/contract';
import { edited, type ListEdit } from './kanban.lists.ts';

/** Boards and tasks. Those of one board are in the order of its cards. */
export interface Desk {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
}

/** What of a task can be changed where it is. */
export type TaskFields = Partial<Omit<KanbanTask, 'id' | 'boardId'>>;

/** What happens to one of the lists of a task. */
export type TaskEdit =
  | { list: 'comments'; edit: ListEdit<KanbanComment> }
  | { list: 'attachments'; edit: ListEdit<KanbanAttachment> };

/** One call that changes something. */
export type Change =
  /** The task goes to the end of a board. */
  | { type: 'go to board'; taskId: number; boardId: string }
  /** The task takes the place of another one of its board, which makes room. */
  | { type: 'take place'; taskId: number; targetId: number }
  | { type: 'update task'; taskId: number; fields: TaskFields }
  | ({ type: 'edit list'; taskId: number } & TaskEdit)
  | { type: 'add task'; boardId: string; title: string }
  | { type: 'add board'; title: string }
  /** A task that the server has lost comes to the end of a board, under another id. */
  | { type: 'bring back'; boardId: string; task: KanbanTask }
  | { type: 'clear board'; boardId: string }
  | { type: 'delete board'; boardId: string };

/** A change as the server takes it, which knows whole lists only. */
export type Call = Exclude<Change, { type: 'edit list' }>;

/** What the server answers to a change. */
export interface Answer {
  task?: KanbanTask;
  board?: KanbanBoard;
}

/**
 * The desk after a change, as the server would have it. What is added has no id before the answer and changes nothing here;
 * what changes nothing gives back the same desk.
 */
export function applyChange(desk: Desk, change: Change): Desk {
  switch (change.type) {
    case 'go to board':
      return goToBoard(desk, change.taskId, change.boardId);
    case 'take place':
      return takePlace(desk, change.taskId, change.targetId);
    case 'update task':
      return updateTask(desk, change.taskId, change.fields);
    case 'edit list':
      return updateTask(desk, change.taskId, fieldsAfter(desk, change));
    case 'clear board':
      return withTasks(desk, (task) => task.boardId !== change.boardId);
    case 'delete board':
      return deleteBoard(desk, change.boardId);
    case 'add task':
    case 'add board':
    case 'bring back':
      return desk;
  }
}

/** Whether nothing of it is to be seen before the server's answer. */
export const isAddition = ({ type }: Change) => type === 'add task' || type === 'add board' || type === 'bring back';

/** The change as the server takes it: of a list, that of now with the edit in it. */
export function forServer(desk: Desk, change: Change): Call {
  if (change.type !== 'edit list') return change;
  return { type: 'update task', taskId: change.taskId, fields: fieldsAfter(desk, change) };
}

/** Several changes that go one after the other, as the server takes them. */
export function allForServer(desk: Desk, changes: readonly Change[]): Call[] {
  let next = desk;
  return changes.map((change) => {
    const sent = forServer(next, change);
    next = applyChange(next, change);
    return sent;
  });
}

/** The desk after the server said yes. What it answered counts more than what was asked of it. */
export function confirmChange(desk: Desk, change: Change, { task, board }: Answer): Desk {
  const { boards, tasks } = applyChange(desk, change);
  return { boards: board ? placeById(boards, board) : boards, tasks: task ? placeById(tasks, task) : tasks };
}

/** The boards that a change is about. */
export function boardsOf(desk: Desk, change: Change): string[] {
  if (change.type === 'add board') return [boardIdOf(change.title)];
  if ('boardId' in change) return [change.boardId];
  const task = taskOf(desk, change.taskId);
  return task ? [task.boardId] : [];
}

/** The id that the server makes of a title: lower case with dashes. */
export function boardIdOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? 'board';
}

export function taskOf({ tasks }: Desk, taskId: number): KanbanTask | undefined {
  return tasks.find(({ id }) => id === taskId);
}

/** The tasks of a board, from the top. */
export function tasksOn({ tasks }: Desk, boardId: string): KanbanTask[] {
  return tasks.filter((task) => task.boardId === boardId);
}

function goToBoard(desk: Desk, taskId: number, boardId: string): Desk {
  const task = taskOf(desk, taskId);
  const isBoard = desk.boards.some(({ id }) => id === boardId);
  if (!task || !isBoard || task.boardId === boardId) return desk;
  return { ...desk, tasks: [...desk.tasks.filter((one) => one !== task), { ...task, boardId }] };
}

function takePlace(desk: Desk, taskId: number, targetId: number): Desk {
  const task = taskOf(desk, taskId);
  const target = taskOf(desk, targetId);
  if (!task || !target || task === target || task.boardId !== target.boardId) return desk;
  const place = desk.tasks.indexOf(target);
  return { ...desk, tasks: desk.tasks.filter((one) => one !== task).toSpliced(place, 0, task) };
}

function updateTask(desk: Desk, taskId: number, fields: TaskFields): Desk {
  const task = taskOf(desk, taskId);
  if (!task) return desk;
  const next = { ...task, ...fields };
  if (JSON.stringify(next) === JSON.stringify(task)) return desk;
  return { ...desk, tasks: desk.tasks.with(desk.tasks.indexOf(task), next) };
}

function fieldsAfter(desk: Desk, { taskId, ...change }: { taskId: number } & TaskEdit): TaskFields {
  const task = taskOf(desk, taskId);
  if (change.list === 'comments') return { comments: edited(task?.comments ?? [], change.edit) };
  return { attachments: edited(task?.attachments ?? [], change.edit) };
}

function deleteBoard(desk: Desk, boardId: string): Desk {
  const boards = desk.boards.filter(({ id }) => id !== boardId);
  if (boards.length === desk.boards.length) return desk;
  return { boards, tasks: desk.tasks.filter((task) => task.boardId !== boardId) };
}

function withTasks(desk: Desk, isKept: (task: KanbanTask) => boolean): Desk {
  const tasks = desk.tasks.filter(isKept);
  return tasks.length === desk.tasks.length ? desk : { ...desk, tasks };
}

function placeById<Item extends { id: number | string }>(items: readonly Item[], item: Item): readonly Item[] {
  const place = items.findIndex(({ id }) => id === item.id);
  return place < 0 ? [...items, item] : items.with(place, item);
}
