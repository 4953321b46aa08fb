import { fold } from '@embarque/design-system/fold';
import type { KanbanAttachment, KanbanBoard, KanbanComment, KanbanTask } from '@embarque/mocks/kanban/contract';
import { applyEdit, type ListEdit } from './kanban.lists.ts';

/** Boards and tasks. Those of one board are in the order of its cards. */
export interface BoardState {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
}

/** The position of a task: before another one of its board, or at its end. */
export interface Position {
  boardId: string;
  /** Id of the task that follows; `null` at the end. */
  beforeId: number | null;
  /** Ids of the tasks below that one, nearest first: it may be gone by the time that a change is taken back. */
  nextIds?: readonly number[] | undefined;
}

/** The fields of a task that can be changed without moving it. */
export type TaskFields = Partial<Omit<KanbanTask, 'id' | 'boardId'>>;

/** A change of one of the lists of a task. */
export type TaskEdit =
  | { list: 'comments'; edit: ListEdit<KanbanComment> }
  | { list: 'attachments'; edit: ListEdit<KanbanAttachment> };

/** The id that the server makes of a title: lower case with dashes. */
export function boardIdOf(title: string): string {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'board';
}

/** Whether two titles read as the same: case, accents and marks count for nothing, other signs do, such as emojis. */
export const isSameTitle = (one: string, other: string): boolean => readAs(one) === readAs(other);

const readAs = (title: string) => {
  const folded = fold(title).trim();
  return folded.replaceAll(/[\s\p{Pd}.,;:!?…'"()[\]_]+/gu, ' ').trim() || folded;
};

export function boardOf({ boards }: BoardState, boardId: string): KanbanBoard | undefined {
  return boards.find(({ id }) => id === boardId);
}

export function taskOf({ tasks }: BoardState, taskId: number): KanbanTask | undefined {
  return tasks.find(({ id }) => id === taskId);
}

/** The tasks of a board, from the top. */
export function tasksOn({ tasks }: BoardState, boardId: string): KanbanTask[] {
  return tasks.filter((task) => task.boardId === boardId);
}

/** The current position of a task. */
function positionOf(state: BoardState, { id, boardId }: Pick<KanbanTask, 'id' | 'boardId'>): Position {
  const tasks = tasksOn(state, boardId);
  const index = tasks.findIndex((task) => task.id === id);
  return { boardId, beforeId: tasks[index + 1]?.id ?? null };
}

/** As many tasks as are likely to go while a change can be taken back. */
const MOST_NEXT = 20;

/** The current position of a task, found again after tasks below it have gone. */
export function lastingPositionOf(state: BoardState, task: KanbanTask): Position {
  const ids = tasksOn(state, task.boardId).map(({ id }) => id);
  const from = ids.indexOf(task.id) + 2;
  const nextIds = ids.slice(from, from + MOST_NEXT);
  return { ...positionOf(state, task), ...(nextIds.length > 0 && { nextIds }) };
}

/** Index of the task before which a position is; -1 at the end. */
export function followerIndex(tasks: readonly KanbanTask[], { boardId, beforeId, nextIds = [] }: Position): number {
  for (const wanted of [beforeId, ...nextIds]) {
    const index = tasks.findIndex(({ id, boardId: board }) => id === wanted && board === boardId);
    if (index >= 0) return index;
  }
  return -1;
}

/** A move as a person sees it, among the cards that the filter shows. */
export interface SeenMove {
  taskId: number;
  boardId: string;
  /** Ids of the shown tasks of that board. */
  shown: readonly number[];
  /** The index among them, counted without the task itself. */
  index: number;
}

/**
 * The position beside the card that was seen there: right after the one above when the task moves down or to the end, else right
 * before the one below. Cards that are not shown keep their order, and none is passed that need not be.
 */
export function positionBeside(state: BoardState, { taskId, boardId, shown, index }: SeenMove): Position {
  const others = tasksOn(state, boardId).filter(({ id }) => id !== taskId);
  const seen = shown.filter((id) => id !== taskId);
  const above = seen[index - 1];
  const below = seen[index];
  const before = shown.indexOf(taskId);
  const isDown = before >= 0 && before < index;
  if (above === undefined || (below !== undefined && !isDown)) return { boardId, beforeId: below ?? null };
  const next = others.findIndex(({ id }) => id === above) + 1;
  return { boardId, beforeId: others[next]?.id ?? null };
}

/** The state with a task at a position, where it is added if it is new; the same state when it is there already. */
export function placeTask(state: BoardState, task: KanbanTask, position: Position): BoardState {
  const { boardId, beforeId } = position;
  const isMissing = taskOf(state, task.id) === undefined;
  if (!boardOf(state, boardId) || beforeId === task.id) return state;
  const others = state.tasks.filter(({ id }) => id !== task.id);
  const next = followerIndex(others, position);
  const isThere = task.boardId === boardId && positionOf(state, task).beforeId === (others[next]?.id ?? null);
  if (isThere && !isMissing) return state;
  const placed = task.boardId === boardId ? task : { ...task, boardId };
  return { ...state, tasks: others.toSpliced(next < 0 ? others.length : next, 0, placed) };
}

/** The state with other fields of a task; the same state when they are no others. */
export function updateTask(state: BoardState, taskId: number, fields: TaskFields): BoardState {
  const task = taskOf(state, taskId);
  if (!task) return state;
  const next = { ...task, ...fields };
  if (JSON.stringify(next) === JSON.stringify(task)) return state;
  return { ...state, tasks: state.tasks.with(state.tasks.indexOf(task), next) };
}

/** A list of a task with an edit in it, as a whole, which is all that the server takes. */
export function fieldsAfter(state: BoardState, { taskId, ...change }: { taskId: number } & TaskEdit): TaskFields {
  const task = taskOf(state, taskId);
  if (change.list === 'comments') return { comments: applyEdit(task?.comments ?? [], change.edit) };
  return { attachments: applyEdit(task?.attachments ?? [], change.edit) };
}

/** The state without some tasks; the same state when there are none of them. */
export function withoutTasks(state: BoardState, isGone: (task: KanbanTask) => boolean): BoardState {
  const tasks = state.tasks.filter((task) => !isGone(task));
  return tasks.length === state.tasks.length ? state : { ...state, tasks };
}

/** A list with an item in the place of the one of the same id, else at its end. */
export function putById<Item extends { id: number | string }>(items: readonly Item[], item: Item): readonly Item[] {
  const index = items.findIndex(({ id }) => id === item.id);
  return index < 0 ? [...items, item] : items.with(index, item);
}
