import * as v from 'valibot';
import { callsTo } from '../lib/http/calls.testing.ts';
import { usualTaskCount } from './kanban.data.ts';
import { kanbanHandlers } from './kanban.handlers.ts';
import { boardsAnswerSchema, tasksAnswerSchema } from './kanban.schema.ts';

/** A world with the first six tasks alone. */
export const sixTasks = { scale: 6 / usualTaskCount };

/** The cards of every board at first, from the top. */
export const atFirst = { todo: [1, 2], 'in-progress': [3, 4], done: [5, 6] };

/** The boards' calls, their lists checked against the contract. */
export function openBoards() {
  const call = callsTo(kanbanHandlers);
  const boards = async () => v.parse(boardsAnswerSchema, (await call('GET', '/apps/kanban/boards')).body);
  const tasks = async () => v.parse(tasksAnswerSchema, (await call('GET', '/apps/kanban/tasks')).body);
  return {
    call,
    post: (name: string, data: unknown) => call('POST', `/apps/kanban/${name}`, { data }),
    boards,
    tasks,
    /** A task as it is listed. */
    listed: async (id: number) => (await tasks()).find((task) => task.id === id),
    /** The cards of every board, from the top. */
    cards: async () => {
      const all = await tasks();
      const onBoard = (id: string) => all.filter(({ boardId }) => boardId === id).map((task) => task.id);
      return Object.fromEntries((await boards()).map(({ id }) => [id, onBoard(id)]));
    },
  };
}
