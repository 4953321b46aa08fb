import { fold } from '@embarque/design-system/fold';
import type { KanbanBoard, KanbanTask } from './kanban.contract.ts';

/** Puts a task last on another board. On its own board it stays where it is. */
export function moveToBoard(tasks: KanbanTask[], task: KanbanTask, boardId: string): KanbanTask[] {
  if (task.boardId === boardId) return tasks;
  return [...tasks.filter(({ id }) => id !== task.id), { ...task, boardId }];
}

/** Puts a task into the place of another one; those between them close up. */
export function moveToPlaceOf(tasks: readonly KanbanTask[], task: KanbanTask, target: KanbanTask): KanbanTask[] {
  const place = tasks.findIndex(({ id }) => id === target.id);
  return tasks.filter(({ id }) => id !== task.id).toSpliced(place, 0, task);
}

/** The id of a new board: its title in lower case with dashes, and a number when that is taken. */
export function boardIdFor(title: string, boards: readonly KanbanBoard[]): string {
  const plain =
    fold(title)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'board';
  const isFree = (wanted: string) => boards.every(({ id }) => id !== wanted);
  let wanted = plain;
  for (let number = 2; !isFree(wanted); number += 1) wanted = `${plain}-${number}`;
  return wanted;
}
