import type { KanbanColumn } from '@embarque/design-system/kanban';
import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import type { BoardState } from '../model/kanban.state.ts';

/** A task as a card of the board. */
export interface TaskItem {
  id: string;
  task: KanbanTask;
}

/**
 * Makes the columns of a board. What did not change is the same object as before, so that it is not drawn again: with thousands
 * of tasks that is what makes a move quick.
 */
export function createColumns() {
  const items = new WeakMap<KanbanTask, TaskItem>();
  let last: readonly KanbanColumn<TaskItem>[] = [];

  const itemOf = (task: KanbanTask): TaskItem => {
    const item = items.get(task) ?? { id: String(task.id), task };
    items.set(task, item);
    return item;
  };

  return ({ boards, tasks }: BoardState, isShown: (task: KanbanTask) => boolean): readonly KanbanColumn<TaskItem>[] => {
    const byBoard = new Map<string, TaskItem[]>(boards.map(({ id }) => [id, []]));
    for (const task of tasks) if (isShown(task)) byBoard.get(task.boardId)?.push(itemOf(task));
    last = boards.map(({ id, title }) => {
      const column = { id, title, items: byBoard.get(id) ?? [] };
      const before = last.find((one) => one.id === id);
      return before && isSame(before, column) ? before : column;
    });
    return last;
  };
}

function isSame(one: KanbanColumn<TaskItem>, other: KanbanColumn<TaskItem>): boolean {
  return (
    one.title === other.title &&
    one.items.length === other.items.length &&
    one.items.every((item, index) => item === other.items[index])
  );
}
