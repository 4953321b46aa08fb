import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { hasEffect, type TodoCommand, type TodoResponse } from '../model/todo.commands.ts';
import { type NewTask, type TaskFields, taskOf, type TodoState } from '../model/todo.state.ts';
import { loadTodo } from '../server/todo.api.ts';
import { todoOutbox } from '../server/todo.outbox.ts';
import { list, type LoadInput, type TodoContext, type TodoInput } from './todo.context.ts';

type DetailsSubmitted =
  | { type: 'details submitted'; taskId: number; fields: TaskFields }
  | { type: 'details submitted'; taskId: null; fields: NewTask };

export type TodoEvent =
  | TodoCommand
  | OutboxChanged<TodoCommand, TodoResponse>
  | { type: 'try again' }
  | { type: 'order chosen'; isManual: boolean }
  /** Neither the pointer nor the focus is in the list any more. */
  | { type: 'list left' }
  /** The URL names another list, search or choice of tasks. */
  | { type: 'list changed'; list: string }
  /** The panel is to be saved: a task of the list, or with `null` a new one. */
  | DetailsSubmitted
  | { type: 'panel closed' };

/** The events that the machine emits to its page. */
export type TodoEmitted = { type: 'command given' } | { type: 'details saved' };

type ToOutbox = OutboxViewEvent<TodoState, TodoCommand>;

type Of<Type extends TodoEvent['type']> = Extract<TodoEvent, { type: Type }>;

/** Names for what the chart can do, check, and invoke. */
export const todo = setup({
  types: {
    context: {} as TodoContext,
    events: {} as TodoEvent,
    emitted: {} as TodoEmitted,
    input: {} as TodoInput,
  },
  actors: {
    outbox: outboxView(todoOutbox),
    load: fromPromise<TodoState, LoadInput>(async ({ input, signal }) => {
      await input.settled();
      return loadTodo(signal);
    }),
    'await entry': awaitEntry(todoOutbox),
  },
  guards: {
    'has an effect': ({ context, event }) => {
      const command = commandIn(event);
      return command !== null && hasEffect(context.shown, command);
    },
    'is changed in its row': ({ context }, change: Of<'task changed'>) =>
      Object.keys(change.fields).every((name) => name === 'isCompleted' || name === 'isImportant') &&
      hasEffect(context.shown, change),
    'order is manual': (_, { isManual }: Of<'order chosen'>) => isManual,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'show the tasks': assign(({ context }, loaded: TodoState) => ({ ...list.loaded(context, loaded), error: null })),
    'begin to load': assign({ missed: [] }),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => list.changed(context, changed)),
    'give the command': enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(event);
      if (!command) return;
      const given: ToOutbox = { type: 'give', command, state: context.shown };
      enqueue.sendTo('outbox', given);
      enqueue.emit({ type: 'command given' });
    }),
    'report the command': emit((): TodoEmitted => ({ type: 'command given' })),
    'share what is confirmed': sendTo('outbox', ({ context: { confirmed, missed } }): ToOutbox => {
      return { type: 'data confirmed', data: missed ? null : confirmed };
    }),

    'keep the row': assign(({ context: { kept, shown } }, { taskId }: Of<'task changed'>) => {
      const task = taskOf(shown, taskId);
      return !task || kept.some(({ id }) => id === taskId) ? {} : { kept: [...kept, task] };
    }),
    'let the rows go': assign({ kept: [] }),

    'show why they are not saved': assign((_, refusal: unknown) => ({ refusal })),
    'forget the refusal': assign({ refusal: null }),
    'report the saved details': emit((): TodoEmitted => ({ type: 'details saved' })),
  },
});

/** The command that an event stands for, if it does. */
function commandIn(event: TodoEvent): TodoCommand | null {
  switch (event.type) {
    case 'details submitted':
      return detailsIn(event);
    case 'outbox changed':
    case 'try again':
    case 'order chosen':
    case 'list left':
    case 'list changed':
    case 'panel closed':
      return null;
    default:
      return event;
  }
}

/** The command of the panel, which waits for its entry. */
export function detailsIn({ taskId, fields }: DetailsSubmitted): TodoCommand {
  return taskId === null ? { type: 'task added', fields } : { type: 'task changed', taskId, fields };
}
