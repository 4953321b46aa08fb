import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import { hasEffect, type KanbanCommand } from '../model/kanban.commands.ts';
import {
  type BoardState,
  boardOf,
  fieldsAfter,
  followerIndex,
  type Position,
  type TaskFields,
  taskOf,
  tasksOn,
} from '../model/kanban.state.ts';

/** One request that changes something. */
export type KanbanRequest =
  /** The task goes to the end of a board. */
  | { type: 'go to board'; taskId: number; boardId: string }
  /** The task takes the place of another one of its board, which makes room. */
  | { type: 'take place'; taskId: number; targetId: number }
  | { type: 'update task'; taskId: number; fields: TaskFields }
  | { type: 'add task'; boardId: string; title: string }
  | { type: 'add board'; title: string }
  /** A task that the server has lost comes to the end of a board, under another id. */
  | { type: 'restore task'; boardId: string; task: KanbanTask }
  | { type: 'clear board'; boardId: string }
  | { type: 'delete board'; boardId: string };

/**
 * The requests that carry a command out, one after the other; none where there is nothing left to do, or where this browser keeps
 * the change for itself.
 *
 * @param state what the server has
 */
export function requestsFor(state: BoardState, command: KanbanCommand): KanbanRequest[] {
  switch (command.type) {
    case 'task moved':
      return requestsForMove(state, command);
    case 'task updated':
      return [{ type: 'update task', taskId: command.taskId, fields: command.fields }];
    case 'list edited':
      return [{ type: 'update task', taskId: command.taskId, fields: fieldsAfter(state, command) }];
    case 'task added':
      return [{ type: 'add task', boardId: command.boardId, title: command.title }];
    case 'board added':
      return [{ type: 'add board', title: command.title }];
    case 'board cleared':
      return hasEffect(state, command) ? [{ type: 'clear board', boardId: command.boardId }] : [];
    case 'board deleted':
      return hasEffect(state, command) ? [{ type: 'delete board', boardId: command.boardId }] : [];
    case 'tasks restored': {
      const { board, tasks } = command;
      return boardOf(state, board.id) ? tasks.map((task) => ({ type: 'restore task', boardId: board.id, task })) : [];
    }
    case 'task deleted':
    case 'task restored':
    case 'board renamed':
      return [];
  }
}

function requestsForMove(state: BoardState, { taskId, ...position }: { taskId: number } & Position): KanbanRequest[] {
  const { boardId, beforeId } = position;
  const task = taskOf(state, taskId);
  if (!task || beforeId === taskId || !boardOf(state, boardId)) return [];
  const others = tasksOn(state, boardId).filter(({ id }) => id !== taskId);
  const found = followerIndex(others, position);
  const index = found < 0 ? others.length : found;
  const takePlace = (target: KanbanTask | undefined): KanbanRequest[] =>
    target ? [{ type: 'take place', taskId, targetId: target.id }] : [];

  if (task.boardId !== boardId) return [{ type: 'go to board', taskId, boardId }, ...takePlace(others[index])];
  const from = tasksOn(state, boardId).indexOf(task);
  if (from === index) return [];
  // A task from above ends up behind the one whose place it takes, a task from below before it.
  return from < index ? takePlace(others[index - 1]) : takePlace(others[index]);
}
