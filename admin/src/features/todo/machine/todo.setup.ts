import { assign, emit, enqueueActions, forwardTo, fromPromise, sendTo, setup } from 'xstate';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { hasEffect, type TodoCommand, type TodoResponse } from '../model/todo.commands.ts';
import type { NewTask, TaskFields, TodoState } from '../model/todo.state.ts';
import { loadTodo } from '../server/todo.api.ts';
import { todoOutbox } from '../server/todo.outbox.ts';
import { type LoadInput, type TodoContext, type TodoInput, withLoaded, withOutbox } from './todo.context.ts';

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
  | { type: 'details submitted'; taskId: number; fields: TaskFields }
  | { type: 'details submitted'; taskId: null; fields: NewTask }
  | { type: 'panel closed' };

/** The events that the machine emits to its page. */
export type TodoEmitted = { type: 'command given' } | { type: 'details saved' };

type ToOutbox = OutboxViewEvent<TodoState, TodoCommand>;

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
    'await entry': awaitEntry,
  },
  guards: {
    'has an effect': ({ context, event }) => {
      const command = commandIn(event);
      return command !== null && hasEffect(context.shown, command);
    },
    'is changed in its row': ({ context, event }) =>
      event.type === 'task changed' &&
      Object.keys(event.fields).every((name) => name === 'isCompleted' || name === 'isImportant') &&
      hasEffect(context.shown, event),
    'order is manual': ({ event }) => event.type === 'order chosen' && event.isManual,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'show the tasks': assign(({ context }, loaded: TodoState) => withLoaded(context, loaded)),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'follow the outbox': assign(({ context, event }) =>
      event.type === 'outbox changed' ? withOutbox(context, event) : {},
    ),
    'note what is confirmed early': assign(({ context, event }) =>
      event.type === 'outbox changed'
        ? { entries: event.entries, early: event.change ? [...context.early, event.change] : context.early }
        : {},
    ),
    'give the command': enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(event);
      if (!command) return;
      const id = (event.type === 'details submitted' && context.submitted) || newEntryId();
      const given: ToOutbox = { type: 'give', id, command, state: context.shown };
      enqueue.sendTo('outbox', given);
      enqueue.emit({ type: 'command given' });
    }),
    'share what is confirmed': sendTo('outbox', ({ context }): ToOutbox => {
      return { type: 'data confirmed', data: context.confirmed };
    }),

    'keep the row': assign(({ context: { kept }, event }) =>
      event.type === 'task changed' && !kept.includes(event.taskId) ? { kept: [...kept, event.taskId] } : {},
    ),
    'let the rows go': assign({ kept: [] }),

    'pass it on': forwardTo((_, wait: string) => wait),
    'wait for the details': assign(() => ({ submitted: newEntryId() })),
    'forget the details': assign({ submitted: null }),
    'report the saved details': emit((): TodoEmitted => ({ type: 'details saved' })),
  },
});

/** The command that an event stands for, if it does. */
function commandIn(event: TodoEvent): TodoCommand | null {
  switch (event.type) {
    case 'details submitted':
      return event.taskId === null
        ? { type: 'task added', fields: event.fields }
        : { type: 'task changed', taskId: event.taskId, fields: event.fields };
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
