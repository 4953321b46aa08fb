import type { TodoTask } from '@embarque/mocks/todo/contract';
import type { RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { follow, type Followed, nothingFollowed } from '../../../outbox/view/outbox.followed.ts';
import type { TodoCommand, TodoResponse } from '../model/todo.commands.ts';
import { noTasks, type TodoState } from '../model/todo.state.ts';
import { todoOutbox } from '../server/todo.outbox.ts';

export interface LoadInput {
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
}

export interface TodoInput extends LoadInput {
  outbox: RunningOutbox;
}

export interface TodoContext extends TodoInput, Followed<TodoState, TodoCommand, TodoResponse> {
  /** Why the tasks could not be loaded. */
  error: unknown;
  /** Why the open task was not saved; `null` when it was not refused. */
  refusal: unknown;
  /** Tasks as they were before they were changed in the list: they stay there, though it has them no more or elsewhere. */
  kept: readonly TodoTask[];
}

export function firstContext(input: TodoInput): TodoContext {
  return {
    ...input,
    ...nothingFollowed(noTasks),
    error: null,
    refusal: null,
    kept: [],
  };
}

export const list = follow(todoOutbox);
