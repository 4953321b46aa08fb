import type { KanbanBoard, KanbanTask } from '@embarque/mocks/kanban/contract';
import {
  type BoardState,
  boardIdOf,
  boardOf,
  fieldsAfter,
  placeTask,
  type Position,
  lastingPositionOf,
  putById,
  type TaskEdit,
  type TaskFields,
  taskOf,
  tasksOn,
  updateTask,
  withoutTasks,
} from './kanban.state.ts';
import { inverseEdit } from './kanban.lists.ts';

/** A change that a person makes to the boards. */
export type KanbanCommand =
  | ({ type: 'task moved'; taskId: number } & Position)
  | { type: 'task updated'; taskId: number; fields: TaskFields }
  | ({ type: 'list edited'; taskId: number } & TaskEdit)
  | { type: 'task deleted'; taskId: number }
  | { type: 'task restored'; task: KanbanTask; position: Position }
  | { type: 'task added'; boardId: string; title: string }
  | { type: 'board added'; title: string }
  | { type: 'board renamed'; boardId: string; title: string }
  /** Nothing but these tasks is meant: with another one on it, it is another board under the same id. */
  | { type: 'board cleared'; boardId: string; taskIds: readonly number[] }
  | { type: 'board deleted'; boardId: string; taskIds: readonly number[] }
  | { type: 'tasks restored'; board: KanbanBoard; tasks: readonly KanbanTask[] };

/** The server's response to a command. */
export interface KanbanResponse {
  boards?: readonly KanbanBoard[];
  tasks?: readonly KanbanTask[];
}

/** The boards after a command; what is added has no id before the response and shows nothing here. */
export function applyCommand(state: BoardState, command: KanbanCommand): BoardState {
  switch (command.type) {
    case 'task moved': {
      const task = taskOf(state, command.taskId);
      return task ? placeTask(state, task, command) : state;
    }
    case 'task updated':
      return updateTask(state, command.taskId, command.fields);
    case 'list edited':
      return updateTask(state, command.taskId, fieldsAfter(state, command));
    case 'task deleted':
      return withoutTasks(state, ({ id }) => id === command.taskId);
    case 'task restored':
      return taskOf(state, command.task.id) ? state : placeTask(state, command.task, command.position);
    case 'board renamed':
      return renameBoard(state, command.boardId, command.title);
    case 'board cleared':
      return isMeant(state, command) ? withoutTasks(state, ({ boardId }) => boardId === command.boardId) : state;
    case 'board deleted':
      return isMeant(state, command) ? deleteBoard(state, command.boardId) : state;
    case 'task added':
    case 'board added':
    case 'tasks restored':
      return state;
  }
}

/** The boards after the server has confirmed a command. Its response counts more than what was asked of it. */
export function confirmCommand(state: BoardState, command: KanbanCommand, response: KanbanResponse): BoardState {
  const { boards, tasks } = applyCommand(state, command);
  return {
    boards: (response.boards ?? []).reduce(putById<KanbanBoard>, boards),
    tasks: (response.tasks ?? []).reduce(putById<KanbanTask>, tasks),
  };
}

/** The command that takes another one back, asked before that one is applied; `null` where there is none. */
export function invertCommand(state: BoardState, command: KanbanCommand): KanbanCommand | null {
  switch (command.type) {
    case 'board cleared':
    case 'board deleted': {
      const board = boardOf(state, command.boardId);
      return board ? { type: 'tasks restored', board, tasks: tasksOn(state, board.id) } : null;
    }
    case 'list edited': {
      const { taskId, type } = command;
      return command.list === 'comments'
        ? { type, taskId, list: command.list, edit: inverseEdit(command.edit) }
        : { type, taskId, list: command.list, edit: inverseEdit(command.edit) };
    }
    case 'task moved':
    case 'task updated':
    case 'task deleted': {
      const task = taskOf(state, command.taskId);
      return task ? invertTaskCommand(state, task, command) : null;
    }
    case 'board renamed': {
      const board = boardOf(state, command.boardId);
      return board ? { ...command, title: board.title } : null;
    }
    case 'task added':
    case 'task restored':
    case 'board added':
    case 'tasks restored':
      return null;
  }
}

/** Whether no request takes the command back, so that it waits for its undo to expire. */
export const isHeld = ({ type }: KanbanCommand): boolean => type === 'board cleared' || type === 'board deleted';

/** Whether nothing of it shows before the server's response. */
export const isAddition = ({ type }: KanbanCommand): boolean =>
  type === 'task added' || type === 'board added' || type === 'tasks restored';

/** Ids of the boards that a command is about. */
export function subjectsOf(state: BoardState, command: KanbanCommand): string[] {
  switch (command.type) {
    case 'board added':
      return [boardIdOf(command.title)];
    case 'tasks restored':
      return [command.board.id];
    case 'task restored':
      return [command.position.boardId];
    default: {
      const task = 'taskId' in command ? taskOf(state, command.taskId) : undefined;
      return [...('boardId' in command ? [command.boardId] : []), ...(task ? [task.boardId] : [])];
    }
  }
}

/** Whether a command would change something. */
export const hasEffect = (state: BoardState, command: KanbanCommand): boolean =>
  isAddition(command) || applyCommand(state, command) !== state;

/** Whether a board is still the one that was cleared or deleted. */
function isMeant(state: BoardState, { boardId, taskIds }: { boardId: string; taskIds: readonly number[] }): boolean {
  return tasksOn(state, boardId).every(({ id }) => taskIds.includes(id));
}

function invertTaskCommand(
  state: BoardState,
  task: KanbanTask,
  command: Extract<KanbanCommand, { type: 'task moved' | 'task updated' | 'task deleted' }>,
): KanbanCommand {
  switch (command.type) {
    case 'task moved':
      return { type: 'task moved', taskId: task.id, ...lastingPositionOf(state, task) };
    case 'task updated': {
      const before = Object.entries(task).filter(([name]) => name in command.fields);
      return { type: 'task updated', taskId: task.id, fields: Object.fromEntries(before) };
    }
    case 'task deleted':
      return { type: 'task restored', task, position: lastingPositionOf(state, task) };
  }
}

function renameBoard(state: BoardState, boardId: string, title: string): BoardState {
  const board = boardOf(state, boardId);
  if (!board || board.title === title) return state;
  return { ...state, boards: state.boards.with(state.boards.indexOf(board), { ...board, title }) };
}

function deleteBoard(state: BoardState, boardId: string): BoardState {
  if (!boardOf(state, boardId)) return state;
  return {
    ...withoutTasks(state, (task) => task.boardId === boardId),
    boards: state.boards.filter(({ id }) => id !== boardId),
  };
}
