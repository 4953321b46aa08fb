import { applyAll } from '../../../outbox/outbox.core.ts';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import { applyCommand, confirmCommand, type TodoCommand, type TodoResponse } from '../model/todo.commands.ts';
import { noTasks, type TodoState } from '../model/todo.state.ts';

export interface LoadInput {
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
}

export interface TodoInput extends LoadInput {
  outbox: RunningOutbox;
}

export interface TodoContext extends TodoInput {
  /** The tasks as the server last confirmed them. */
  confirmed: TodoState;
  /** Commands that the server has not confirmed, in order. */
  entries: readonly Entry<TodoCommand>[];
  /** The tasks on screen: the confirmed ones with the unconfirmed commands on top. */
  shown: TodoState;
  /** Confirmations that came while the tasks were being loaded, and may not be in what is loaded. */
  early: readonly OutboxChange<TodoCommand, TodoResponse>[];
  /** Why the tasks could not be loaded. */
  error: unknown;
  /** Ids of tasks that stay in the list where they were changed, though it has them no more. */
  kept: readonly number[];
  /** Id of the entry that the panel waits for. */
  submitted: string | null;
}

export function firstContext(input: TodoInput): TodoContext {
  return {
    ...input,
    confirmed: noTasks,
    entries: [],
    shown: noTasks,
    early: [],
    error: null,
    kept: [],
    submitted: null,
  };
}

/** The tasks are loaded. */
export function withLoaded(context: TodoContext, loaded: TodoState): Partial<TodoContext> {
  const confirmed = context.early.reduce(confirmedAfter, loaded);
  return { confirmed, shown: shownWith(confirmed, context.entries), early: [], error: null };
}

/** The outbox has other entries, or the server has confirmed or refused one. */
export function withOutbox(
  context: TodoContext,
  { entries, change }: OutboxChanged<TodoCommand, TodoResponse>,
): Partial<TodoContext> {
  const confirmed = change ? confirmedAfter(context.confirmed, change) : context.confirmed;
  return { entries, confirmed, shown: shownWith(confirmed, entries) };
}

const shownWith = (confirmed: TodoState, entries: readonly Entry<TodoCommand>[]) =>
  applyAll({ apply: applyCommand }, confirmed, entries);

function confirmedAfter(confirmed: TodoState, change: OutboxChange<TodoCommand, TodoResponse>): TodoState {
  if (change.type !== 'confirmed') return confirmed;
  return confirmCommand(confirmed, change.entry.command, change.response);
}
