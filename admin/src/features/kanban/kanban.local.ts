import * as v from 'valibot';
import { type SafeStorage, storage } from '../../storage/storage.ts';
import type { Desk } from './kanban.changes.ts';

/** What no call of the server can do: this browser keeps it for itself, and shows it over what the server says. */
export interface LocalChanges {
  /** Other titles of boards. */
  titles: readonly { boardId: string; title: string }[];
  /** Ids of tasks that are not shown any more. */
  deleted: readonly number[];
}

export const nothingLocal: LocalChanges = { titles: [], deleted: [] };

const KEY = 'embarque.kanban';

const schema: v.GenericSchema<unknown, LocalChanges> = v.object({
  titles: v.array(v.object({ boardId: v.string(), title: v.string() })),
  deleted: v.array(v.number()),
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

export function readLocal(area: SafeStorage = storage): LocalChanges {
  try {
    return v.parse(schema, JSON.parse(area.read(KEY) ?? ''));
  } catch {
    return nothingLocal;
  }
}

export function writeLocal(local: LocalChanges, area: SafeStorage = storage): void {
  if (local.titles.length === 0 && local.deleted.length === 0) area.remove([KEY]);
  else area.write([[KEY, JSON.stringify(local)]]);
}
