import * as v from 'valibot';
import { createPersisted } from '../../../storage/persisted.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import { type BoardState, withoutTasks } from '../model/kanban.state.ts';

/** Changes that the server has no request for, so that this browser keeps them on top of the server's data. */
export interface Overlay {
  /** Other titles of boards. */
  titles: readonly { boardId: string; title: string }[];
  /** Ids of tasks that are deleted. */
  deleted: readonly number[];
}

export const emptyOverlay: Overlay = { titles: [], deleted: [] };

const KEY = 'embarque.kanban';

const schema: v.GenericSchema<unknown, Overlay> = v.object({
  titles: v.array(v.object({ boardId: v.string(), title: v.string() })),
  deleted: v.array(v.number()),
});

/** The boards as the server has them, with what this browser keeps on top. */
export function withOverlay(state: BoardState, { titles, deleted }: Overlay): BoardState {
  const titleOf = (boardId: string) => titles.find((one) => one.boardId === boardId)?.title;
  const { boards, tasks } = withoutTasks(state, ({ id }) => deleted.includes(id));
  return { tasks, boards: boards.map((board) => ({ ...board, title: titleOf(board.id) ?? board.title })) };
}

/** Forgets what is about boards and tasks that are gone: the server gives their ids away again. */
export function pruneOverlay(overlay: Overlay, { boards, tasks }: BoardState): Overlay {
  const titles = overlay.titles.filter(({ boardId }) => boards.some(({ id }) => id === boardId));
  const deleted = overlay.deleted.filter((taskId) => tasks.some(({ id }) => id === taskId));
  return { titles, deleted };
}

export const withTitle = (overlay: Overlay, boardId: string, title: string): Overlay => ({
  ...overlay,
  titles: [...overlay.titles.filter((one) => one.boardId !== boardId), { boardId, title }],
});

export const withDeleted = (overlay: Overlay, taskId: number, isDeleted: boolean): Overlay => {
  const others = overlay.deleted.filter((id) => id !== taskId);
  return { ...overlay, deleted: isDeleted ? [...others, taskId] : others };
};

const persisted = createPersisted(KEY, schema, emptyOverlay);

export const readOverlay = (storage: SafeStorage): Overlay => persisted.in(storage).read();

export function writeOverlay(storage: SafeStorage, overlay: Overlay): void {
  const target = persisted.in(storage);
  if (overlay.titles.length + overlay.deleted.length === 0) target.remove();
  else target.write(overlay);
}
