import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import { type Change, type Desk, type TaskEdit, type TaskFields, taskOf, tasksOn } from './kanban.changes.ts';
import { backOf } from './kanban.lists.ts';

/** What a person does to the desk. */
export type Deed =
  | { type: 'task moved'; taskId: number; boardId: string; beforeId: number | null }
  | { type: 'task updated'; taskId: number; fields: TaskFields }
  | ({ type: 'list edited'; taskId: number } & TaskEdit)
  | { type: 'task deleted'; taskId: number }
  | { type: 'task restored'; taskId: number }
  | { type: 'task added'; boardId: string; title: string }
  | { type: 'board added'; title: string }
  | { type: 'board renamed'; boardId: string; title: string }
  | { type: 'board cleared'; boardId: string }
  | { type: 'board deleted'; boardId: string }
  | { type: 'tasks restored'; boardId: string; tasks: readonly KanbanTask[] };

/** What of a task somebody changed. */
type TaskPart = 'details' | 'new comment' | 'comment' | 'gone comment' | 'new attachment' | 'gone attachment';

/** A deed as people are told of it: what it was, and the names that stood there. */
export interface Told {
  what: Exclude<Deed['type'], 'task updated' | 'list edited'> | TaskPart;
  task: string;
  board: string;
}

/** A deed that no call takes back: the server hears of it when it cannot be undone any more. */
export type HeldDeed = Extract<Deed, { type: 'board cleared' | 'board deleted' }>;

export const isHeldBack = (deed: Deed): deed is HeldDeed =>
  deed.type === 'board cleared' || deed.type === 'board deleted';

/** The calls that a deed takes, one after the other; none when it changes nothing, or when this browser keeps it for itself. */
export function callsFor(desk: Desk, deed: Deed): Change[] {
  switch (deed.type) {
    case 'task moved':
      return movesFor(desk, deed);
    case 'task updated':
      return [{ type: 'update task', taskId: deed.taskId, fields: deed.fields }];
    case 'list edited':
      return [{ ...deed, type: 'edit list' }];
    case 'task added':
      return [{ type: 'add task', boardId: deed.boardId, title: deed.title }];
    case 'board added':
      return [{ type: 'add board', title: deed.title }];
    case 'board cleared':
      return [{ type: 'clear board', boardId: deed.boardId }];
    case 'board deleted':
      return [{ type: 'delete board', boardId: deed.boardId }];
    case 'tasks restored':
      return bringBack(desk, deed);
    case 'task deleted':
    case 'task restored':
    case 'board renamed':
      return [];
  }
}

/** The deed that takes another one back, asked before that one; `null` where there is none. */
export function wayBack(desk: Desk, deed: Deed): Deed | null {
  // For when the server has heard of it, as it does before anything else comes to the board.
  if (isHeldBack(deed)) return { type: 'tasks restored', boardId: deed.boardId, tasks: tasksOn(desk, deed.boardId) };
  const task = 'taskId' in deed ? taskOf(desk, deed.taskId) : undefined;
  if (!task) return null;
  if (deed.type === 'list edited') return editBack(deed);
  if (deed.type === 'task deleted') return { type: 'task restored', taskId: task.id };
  if (deed.type === 'task moved') {
    const onBoard = tasksOn(desk, task.boardId);
    const next = onBoard[onBoard.indexOf(task) + 1];
    return { type: 'task moved', taskId: task.id, boardId: task.boardId, beforeId: next?.id ?? null };
  }
  if (deed.type !== 'task updated') return null;
  const was = Object.fromEntries(Object.entries(task).filter(([name]) => name in deed.fields));
  return { type: 'task updated', taskId: task.id, fields: was };
}

/** What to tell people of a deed, as long as what it is about is on the desk. */
export function tell(desk: Desk, deed: Deed): Told {
  const task = 'taskId' in deed ? taskOf(desk, deed.taskId)?.title : undefined;
  const board = 'boardId' in deed ? desk.boards.find(({ id }) => id === deed.boardId)?.title : undefined;
  const added = 'title' in deed ? deed.title : '';
  return { what: whatOf(deed), task: task ?? added, board: board ?? added };
}

const EDITS: Record<TaskEdit['list'], Record<'added' | 'changed' | 'gone', TaskPart>> = {
  comments: { added: 'new comment', changed: 'comment', gone: 'gone comment' },
  attachments: { added: 'new attachment', changed: 'new attachment', gone: 'gone attachment' },
};

function whatOf(deed: Deed): Told['what'] {
  if (deed.type === 'task updated') return 'details';
  if (deed.type !== 'list edited') return deed.type;
  const { come, gone } = deed.edit;
  if (come.length === 0) return EDITS[deed.list].gone;
  return EDITS[deed.list][gone === 0 ? 'added' : 'changed'];
}

function editBack({ taskId, ...deed }: Extract<Deed, { type: 'list edited' }>): Deed {
  const back = { type: 'list edited', taskId } as const;
  if (deed.list === 'comments') return { ...back, list: deed.list, edit: backOf(deed.edit) };
  return { ...back, list: deed.list, edit: backOf(deed.edit) };
}

function bringBack({ boards }: Desk, { boardId, tasks }: Extract<Deed, { type: 'tasks restored' }>): Change[] {
  if (boards.every(({ id }) => id !== boardId)) return [];
  return tasks.map((task) => ({ type: 'bring back', boardId, task }));
}

function movesFor(desk: Desk, { taskId, boardId, beforeId }: Deed & { type: 'task moved' }): Change[] {
  const task = taskOf(desk, taskId);
  if (!task || beforeId === taskId || desk.boards.every(({ id }) => id !== boardId)) return [];
  const others = tasksOn(desk, boardId).filter(({ id }) => id !== taskId);
  const found = others.findIndex(({ id }) => id === beforeId);
  const index = found < 0 ? others.length : found;
  const follower = others[index];
  const place = (target: { id: number } | undefined): Change[] =>
    target ? [{ type: 'take place', taskId, targetId: target.id }] : [];

  if (task.boardId !== boardId) return [{ type: 'go to board', taskId, boardId }, ...place(follower)];
  const from = tasksOn(desk, boardId).indexOf(task);
  if (from === index) return [];
  // What comes from above stands behind the task whose place it takes; what comes from below, before it.
  return from < index ? place(others[index - 1]) : place(follower);
}
