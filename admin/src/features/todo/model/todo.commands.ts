import type { TodoTag, TodoTask, TodoTone } from '@embarque/mocks/todo/contract';
import {
  type NewTask,
  nextIdOf,
  putFirst,
  type TagFields,
  tagOf,
  type TaskFields,
  taskOf,
  type TodoState,
  withoutTag,
  withoutTasks,
  withTag,
  withTask,
  withTaskBefore,
} from './todo.state.ts';

/** A change that a person makes to the tasks. */
export type TodoCommand =
  | { type: 'task added'; fields: NewTask }
  | { type: 'task changed'; taskId: number; fields: TaskFields }
  | { type: 'task moved'; taskId: number; beforeId: number | null }
  | { type: 'task deleted'; taskId: number }
  | { type: 'task restored'; taskId: number }
  | { type: 'task purged'; taskId: number }
  /** None but these tasks is meant: another tab may have deleted more. */
  | { type: 'deleted emptied'; taskIds: readonly number[] }
  | { type: 'tag added'; title: string; tone: TodoTone }
  | { type: 'tag changed'; tagId: string; fields: TagFields }
  | { type: 'tag deleted'; tagId: string; tasks: 'keep' | 'delete' };

/** The server's response to a command. */
export interface TodoResponse {
  task?: TodoTask;
  tag?: TodoTag;
  /** Ids of tasks that are gone. */
  taskIds?: readonly number[];
  /** Tasks that changed with a tag. */
  tasks?: readonly TodoTask[];
}

/** The tasks after a command; what is added has no id before the response and shows nothing here. */
export function applyCommand(state: TodoState, command: TodoCommand): TodoState {
  switch (command.type) {
    case 'task changed':
      return withTask(state, command.taskId, command.fields);
    case 'task moved':
      return withTaskBefore(state, command.taskId, command.beforeId);
    case 'task deleted':
      return withTask(state, command.taskId, { isDeleted: true });
    case 'task restored':
      return withTask(state, command.taskId, { isDeleted: false });
    case 'task purged':
      return withoutTasks(state, ({ id, isDeleted }) => isDeleted && id === command.taskId);
    case 'deleted emptied':
      return withoutTasks(state, ({ id, isDeleted }) => isDeleted && command.taskIds.includes(id));
    case 'tag changed':
      return withTag(state, command.tagId, command.fields);
    case 'tag deleted':
      return withoutTag(state, command.tagId, command.tasks);
    case 'task added':
    case 'tag added':
      return state;
  }
}

/** The tasks after the server has confirmed a command. Its response counts more than what was asked of it. */
export function confirmCommand(state: TodoState, command: TodoCommand, response: TodoResponse): TodoState {
  const { task, tag, taskIds, tasks = [] } = response;
  const applied = taskIds ? withoutTasks(state, ({ id }) => taskIds.includes(id)) : applyCommand(state, command);
  const changed = [...(task ? [task] : []), ...tasks];
  return {
    ...applied,
    tasks: changed.reduce(putFirst<TodoTask>, applied.tasks),
    tags: tag && !tagOf(applied, tag.id) ? [...applied.tags, tag] : applied.tags,
  };
}

/** The command that takes another one back, asked before that one is applied; `null` where there is none. */
export function invertCommand(state: TodoState, command: TodoCommand): TodoCommand | null {
  switch (command.type) {
    case 'task changed': {
      const task = taskOf(state, command.taskId);
      return task ? { ...command, fields: valuesBefore(task, command.fields) } : null;
    }
    case 'task moved':
      return { ...command, beforeId: nextIdOf(state, command.taskId) };
    case 'task deleted':
      return { type: 'task restored', taskId: command.taskId };
    case 'task restored':
      return { type: 'task deleted', taskId: command.taskId };
    case 'tag changed': {
      const tag = tagOf(state, command.tagId);
      return tag ? { ...command, fields: valuesBefore(tag, command.fields) } : null;
    }
    case 'task added':
    case 'task purged':
    case 'deleted emptied':
    case 'tag added':
    case 'tag deleted':
      return null;
  }
}

/** Whether nothing of it shows before the server's response. */
export const isAddition = ({ type }: TodoCommand): boolean => type === 'task added' || type === 'tag added';

/** Whether a command would change something. */
export const hasEffect = (state: TodoState, command: TodoCommand): boolean =>
  isAddition(command) || applyCommand(state, command) !== state;

function valuesBefore<Thing extends object>(thing: Thing, fields: object): Partial<Thing> {
  const before = Object.entries(thing).filter(([name]) => name in fields);
  return Object.fromEntries(before) as Partial<Thing>;
}
