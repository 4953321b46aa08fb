import * as v from 'valibot';
import { type SafeStorage, storage } from '../../storage/storage.ts';
import type { Desk } from './kanban.changes.ts';
import type { HeldDeed } from './kanban.deeds.ts';

/** What no call of the server can do: this browser keeps it for itself, and shows it over what the server says. */
export interface LocalChanges {
  /** Other titles of boards. */
  titles: readonly { boardId: string; title: string }[];
  /** Ids of tasks that are not shown any more. */
  deleted: readonly number[];
}

export const nothingLocal: LocalChanges = { titles: [], deleted: [] };

/** What was final when the page went, and not yet heard of by the server: the next page finishes it. */
export interface Unfinished {
  deed: HeldDeed;
  /** The tasks that were on the board: with another one there, it is not the board that was meant. */
  taskIds: readonly number[];
}

/** All that this browser keeps about the boards. */
export interface Kept {
  local: LocalChanges;
  /** What the server was still to hear of. */
  unfinished: readonly Unfinished[];
}

const nothingKept: Kept = { local: nothingLocal, unfinished: [] };

const KEY = 'embarque.kanban';

const schema = v.object({
  titles: v.array(v.object({ boardId: v.string(), title: v.string() })),
  deleted: v.array(v.number()),
  unfinished: v.optional(
    v.array(
      v.object({
        deed: v.object({ type: v.picklist(['board cleared', 'board deleted']), boardId: v.string() }),
        taskIds: v.array(v.number()),
      }),
    ),
    [],
  ),
});

/** The desk with what this browser keeps for itself. */
export function withLocal(desk: Desk, { titles, deleted }: LocalChanges): Desk {
  const titleOf = (boardId: string) => titles.find((one) => one.boardId === boardId)?.title;
  return {
    boards:
      titles.length === 0
        ? desk.boards
        : desk.boards.map((board) => ({ ...board, title: titleOf(board.id) ?? board.title })),
    tasks: deleted.length === 0 ? desk.tasks : desk.tasks.filter(({ id }) => !deleted.includes(id)),
  };
}

/** Forgets what is about boards and tasks that are gone: the server gives their ids away again. */
export function pruneLocal(local: LocalChanges, { boards, tasks }: Desk): LocalChanges {
  const titles = local.titles.filter(({ boardId }) => boards.some(({ id }) => id === boardId));
  const deleted = local.deleted.filter((taskId) => tasks.some(({ id }) => id === taskId));
  const isSame = titles.length === local.titles.length && deleted.length === local.deleted.length;
  return isSame ? local : { titles, deleted };
}

/** Whether a storage event is about the boards; without a key, everything is gone. */
export const isAboutKanban = ({ key }: Pick<StorageEvent, 'key'>): boolean => key === KEY || key === null;

export function readKept(area: SafeStorage = storage): Kept {
  try {
    const { unfinished, ...local } = v.parse(schema, JSON.parse(area.read(KEY) ?? ''));
    return { local, unfinished };
  } catch {
    return nothingKept;
  }
}

export function writeKept({ local, unfinished }: Kept, area: SafeStorage = storage): void {
  const isNothing = local.titles.length + local.deleted.length + unfinished.length === 0;
  if (isNothing) area.remove([KEY]);
  else area.write([[KEY, JSON.stringify({ ...local, ...(unfinished.length > 0 && { unfinished }) })]]);
}
