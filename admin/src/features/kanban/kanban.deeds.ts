import { type Change, type Desk, type TaskFields, taskOf, tasksOn } from './kanban.changes.ts';

/** What a person does to the desk. */
export type Deed =
  | { type: 'task moved'; taskId: number; boardId: string; beforeId: number | null }
  | { type: 'task updated'; taskId: number; fields: TaskFields; part: TaskPart }
  | { type: 'task deleted'; taskId: number }
  | { type: 'task restored'; taskId: number }
  | { type: 'task added'; boardId: string; title: string }
  | { type: 'board added'; title: string }
  | { type: 'board renamed'; boardId: string; title: string }
  | { type: 'board cleared'; boardId: string }
  | { type: 'board deleted'; boardId: string };

/** What of a task somebody changed. */
export type TaskPart = 'details' | 'new comment' | 'comment' | 'gone comment' | 'new attachment' | 'gone attachment';

/** A deed as people are told of it: what it was, and the names that stood there. */
export interface Told {
  what: Exclude<Deed['type'], 'task updated'> | TaskPart;
  task: string;
  board: string;
}

/** Deeds that no call takes back: the server hears of them when they cannot be undone any more. */
export const isHeldBack = ({ type }: Deed) => type === 'board cleared' || type === 'board deleted';

/** The calls that a deed takes, one after the other; none when it changes nothing, or when this browser keeps it for itself. */
export function callsFor(desk: Desk, deed: Deed): Change[] {
  switch (deed.type) {
    case 'task moved':
      return movesFor(desk, deed);
    case 'task updated':
      return [{ type: 'update task', taskId: deed.taskId, fields: deed.fields }];
    case 'task added':
      return [{ type: 'add task', boardId: deed.boardId, title: deed.title }];
    case 'board added':
      return [{ type: 'add board', title: deed.title }];
    case 'board cleared':
      return [{ type: 'clear board', boardId: deed.boardId }];
    case 'board deleted':
      return [{ type: 'delete board', boardId: deed.boardId }];
    case 'task deleted':
    case 'task restored':
    case 'board renamed':
      return [];
  }
}

/** The deed that takes another one back, asked before that one; `null` where there is none. */
export function wayBack(desk: Desk, deed: Deed): Deed | null {
  const task = 'taskId' in deed ? taskOf(desk, deed.taskId) : undefined;
  if (!task) return null;
  if (deed.type === 'task deleted') return { type: 'task restored', taskId: task.id };
  if (deed.type === 'task moved') {
    const onBoard = tasksOn(desk, task.boardId);
    const next = onBoard[onBoard.indexOf(task) + 1];
    return { type: 'task moved', taskId: task.id, boardId: task.boardId, beforeId: next?.id ?? null };
  }
  if (deed.type !== 'task updated') return null;
  const was = Object.fromEntries(Object.entries(task).filter(([name]) => name in deed.fields));
  return { type: 'task updated', taskId: task.id, fields: was, part: deed.part };
}

/** What to tell people of a deed, as long as what it is about is on the desk. */
export function tell(desk: Desk, deed: Deed): Told {
  const task = 'taskId' in deed ? taskOf(desk, deed.taskId)?.title : undefined;
  const board = 'boardId' in deed ? desk.boards.find(({ id }) => id === deed.boardId)?.title : undefined;
  const added = 'title' in deed ? deed.title : '';
  const what = deed.type === 'task updated' ? deed.part : deed.type;
  return { what, task: task ?? added, board: board ?? added };
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
