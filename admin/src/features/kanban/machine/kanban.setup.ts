import type { KanbanComment } from '@embarque/mocks/kanban/contract';
import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { hasEffect, type KanbanCommand, type KanbanResponse } from '../model/kanban.commands.ts';
import { adding } from '../model/kanban.lists.ts';
import {
  type BoardState,
  isSameTitle,
  type Position,
  type TaskEdit,
  type TaskFields,
  taskOf,
  tasksOn,
} from '../model/kanban.state.ts';
import { loadBoards } from '../server/kanban.api.ts';
import { kanbanOutbox } from '../server/kanban.outbox.ts';
import {
  board,
  type Composer,
  draftKey,
  type KanbanContext,
  type KanbanInput,
  type LoadInput,
  withLoaded,
} from './kanban.context.ts';

/** The changes of the boards that wait for no response. */
export type DirectEvent =
  | ({ type: 'task moved'; taskId: number } & Position)
  | { type: 'task updated'; taskId: number; fields: TaskFields }
  | ({ type: 'list edited'; taskId: number } & TaskEdit)
  | { type: 'task deleted'; taskId: number }
  | { type: 'board renamed'; boardId: string; title: string }
  | { type: 'board cleared'; boardId: string }
  | { type: 'board deleted'; boardId: string };

/** The changes of which a part of the page waits for the response. */
type SubmittedEvent =
  | { type: 'title submitted'; title: string }
  | { type: 'details submitted'; taskId: number; fields: TaskFields }
  | { type: 'comment submitted'; taskId: number; comment: KanbanComment };

export type KanbanEvent =
  | DirectEvent
  | OutboxChanged<KanbanCommand, KanbanResponse>
  | { type: 'try again' }
  | { type: 'composer opened'; composer: Composer }
  | { type: 'composer closed' }
  | { type: 'title typed'; title: string }
  | SubmittedEvent
  | { type: 'panel closed' };

/** The events that the machine emits to its page. */
export type KanbanEmitted =
  | { type: 'details saved' }
  | { type: 'comment saved' }
  /** The server refused a command; the outbox or the page shows the reason. */
  | { type: 'command refused'; command: KanbanCommand };

type ToOutbox = OutboxViewEvent<BoardState, KanbanCommand>;

type Of<Type extends KanbanEvent['type']> = Extract<KanbanEvent, { type: Type }>;

/** Names for what the chart can do, check, and invoke. */
export const kanban = setup({
  types: {
    context: {} as KanbanContext,
    events: {} as KanbanEvent,
    emitted: {} as KanbanEmitted,
    input: {} as KanbanInput,
  },
  actors: {
    outbox: outboxView(kanbanOutbox),
    load: fromPromise<BoardState, LoadInput>(async ({ input, signal }) => {
      await input.settled();
      return loadBoards(signal, input.storage);
    }),
    'await entry': awaitEntry(kanbanOutbox),
  },
  guards: {
    'has an effect': ({ context, event }) => {
      const command = commandIn(context, event);
      return command !== null && hasEffect(context.shown, command);
    },
    'title is missing': (_, { title }: Of<'title submitted'>) => title.trim() === '',
    'board exists': ({ context: { composer, shown } }, { title: wanted }: Of<'title submitted'>) =>
      composer?.kind === 'board' && shown.boards.some(({ title }) => isSameTitle(title, wanted)),
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'show the boards': assign(({ context }, loaded: BoardState) => withLoaded(context, loaded)),
    'begin to load': assign({ missed: [] }),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => board.changed(context, changed)),
    'report a refusal': enqueueActions(({ enqueue }, { change }: Of<'outbox changed'>) => {
      if (change?.type === 'rolled back') enqueue.emit({ type: 'command refused', command: change.entry.command });
    }),
    'give the command': enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(context, event);
      if (!command) return;
      const given: ToOutbox = { type: 'give', command, state: context.shown };
      enqueue.sendTo('outbox', given);
    }),
    'share what is confirmed': sendTo('outbox', ({ context: { confirmed, missed } }): ToOutbox => {
      return { type: 'data confirmed', data: missed ? null : confirmed };
    }),

    'open the composer': assign((_, { composer }: Of<'composer opened'>) => ({ composer, problem: null })),
    'keep what is typed': assign(({ context: { composer, drafts } }, { title }: Of<'title typed'>) =>
      composer ? { drafts: { ...drafts, [draftKey(composer)]: title } } : {},
    ),
    'close the composer': assign(({ context: { composer, drafts } }) => ({
      composer: null,
      problem: null,
      drafts: composer ? { ...drafts, [draftKey(composer)]: '' } : drafts,
    })),
    'ask for another title': assign((_, kind: 'missing' | 'taken') => ({ problem: { kind } })),
    'forget the problem': assign({ problem: null }),
    'show why it is not added': assign((_, error: unknown) => ({ problem: { kind: 'refused' as const, error } })),

    'show why they are not saved': assign((_, refusal: unknown) => ({ refusal })),
    'forget the refusal': assign({ refusal: null }),
    'report the saved details': emit((): KanbanEmitted => ({ type: 'details saved' })),

    'show why it is not saved': assign((_, commentRefusal: unknown) => ({ commentRefusal })),
    'forget the refused comment': assign({ commentRefusal: null }),
    'report the saved comment': emit((): KanbanEmitted => ({ type: 'comment saved' })),
  },
});

/** The command that an event stands for, if it does. */
function commandIn(context: KanbanContext, event: KanbanEvent): KanbanCommand | null {
  switch (event.type) {
    case 'task moved':
    case 'task updated':
    case 'list edited':
    case 'task deleted':
    case 'board renamed':
      return event;
    case 'board cleared':
    case 'board deleted':
      return { ...event, taskIds: tasksOn(context.shown, event.boardId).map(({ id }) => id) };
    case 'title submitted':
    case 'details submitted':
    case 'comment submitted':
      return submittedIn(context, event);
    default:
      return null;
  }
}

/** The command of a part of the page that waits for its entry. */
export function submittedIn({ composer, shown }: KanbanContext, event: SubmittedEvent): KanbanCommand {
  switch (event.type) {
    case 'title submitted': {
      const title = event.title.trim();
      return composer?.kind === 'task'
        ? { type: 'task added', boardId: composer.boardId, title }
        : { type: 'board added', title };
    }
    case 'details submitted':
      return { type: 'task updated', taskId: event.taskId, fields: event.fields };
    case 'comment submitted': {
      const { taskId, comment } = event;
      const comments = taskOf(shown, taskId)?.comments ?? [];
      return { type: 'list edited', taskId, list: 'comments', edit: adding(comments, [comment]) };
    }
  }
}
