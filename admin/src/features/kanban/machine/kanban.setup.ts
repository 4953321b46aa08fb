import type { KanbanComment } from '@embarque/mocks/kanban/contract';
import { assign, emit, enqueueActions, forwardTo, fromPromise, sendTo, setup } from 'xstate';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { hasEffect, type KanbanCommand, type KanbanResponse } from '../model/kanban.commands.ts';
import { adding } from '../model/kanban.lists.ts';
import {
  type BoardState,
  boardIdOf,
  type Position,
  type TaskEdit,
  type TaskFields,
  taskOf,
  tasksOn,
} from '../model/kanban.state.ts';
import { loadBoards } from '../server/kanban.api.ts';
import { kanbanOutbox } from '../server/kanban.outbox.ts';
import {
  type Composer,
  draftKey,
  type KanbanContext,
  type KanbanInput,
  type LoadInput,
  withLoaded,
  withOutbox,
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

export type KanbanEvent =
  | DirectEvent
  | OutboxChanged<KanbanCommand, KanbanResponse>
  | { type: 'try again' }
  | { type: 'composer opened'; composer: Composer }
  | { type: 'composer closed' }
  | { type: 'title typed'; title: string }
  | { type: 'title submitted'; title: string }
  | { type: 'details submitted'; taskId: number; fields: TaskFields }
  | { type: 'comment submitted'; taskId: number; comment: KanbanComment }
  | { type: 'panel closed' };

/** The events that the machine emits to its page. */
export type KanbanEmitted =
  | { type: 'details saved' }
  | { type: 'comment saved' }
  /** The server refused a command; the outbox or the page shows the reason. */
  | { type: 'command refused'; command: KanbanCommand };

type ToOutbox = OutboxViewEvent<BoardState, KanbanCommand>;

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
    'await entry': awaitEntry,
  },
  guards: {
    'has an effect': ({ context, event }) => {
      const command = commandIn(context, event);
      return command !== null && hasEffect(context.shown, command);
    },
    'title is missing': ({ event }) => event.type === 'title submitted' && event.title.trim() === '',
    'board exists': ({ context: { composer, shown }, event }) =>
      composer?.kind === 'board' &&
      event.type === 'title submitted' &&
      shown.boards.some(({ title }) => boardIdOf(title) === boardIdOf(event.title)),
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'show the boards': assign(({ context }, loaded: BoardState) => withLoaded(context, loaded)),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'follow the outbox': assign(({ context, event }) =>
      event.type === 'outbox changed' ? withOutbox(context, event) : {},
    ),
    'note what is confirmed early': assign(({ context, event }) =>
      event.type === 'outbox changed'
        ? { entries: event.entries, early: event.change ? [...context.early, event.change] : context.early }
        : {},
    ),
    'pass it on': forwardTo((_, wait: string) => wait),
    'report a refusal': enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'outbox changed' || event.change?.type !== 'rolled back') return;
      enqueue.emit({ type: 'command refused', command: event.change.entry.command });
    }),
    'give the command': enqueueActions(({ context, event, enqueue }, waited: string | null) => {
      const command = commandIn(context, event);
      if (!command) return;
      const id = waited ?? newEntryId();
      const given: ToOutbox = { type: 'give', id, command, state: context.shown, isInline: waited !== null };
      enqueue.sendTo('outbox', given);
    }),
    'share what is confirmed': sendTo('outbox', ({ context }): ToOutbox => {
      return { type: 'data confirmed', data: context.confirmed };
    }),

    'open the composer': assign(({ event }) =>
      event.type === 'composer opened' ? { composer: event.composer, problem: null } : {},
    ),
    'keep what is typed': assign(({ context: { composer, drafts }, event }) =>
      composer && event.type === 'title typed' ? { drafts: { ...drafts, [draftKey(composer)]: event.title } } : {},
    ),
    'close the composer': assign(({ context: { composer, drafts } }) => ({
      composer: null,
      problem: null,
      composed: null,
      drafts: composer ? { ...drafts, [draftKey(composer)]: '' } : drafts,
    })),
    'ask for another title': assign((_, kind: 'missing' | 'taken') => ({ problem: { kind } })),
    'wait for the composed entry': assign(() => ({ composed: newEntryId(), problem: null })),
    'show why it is not added': assign((_, error: unknown) => ({
      composed: null,
      problem: { kind: 'refused' as const, error },
    })),
    'forget the composed entry': assign({ composed: null }),

    'wait for the details': assign(() => ({ submitted: newEntryId(), refusal: null })),
    'show why they are not saved': assign((_, refusal: unknown) => ({ submitted: null, refusal })),
    'forget the details': assign({ submitted: null, refusal: null }),
    'report the saved details': emit((): KanbanEmitted => ({ type: 'details saved' })),

    'wait for the comment': assign(() => ({ commented: newEntryId(), commentRefusal: null })),
    'show why it is not saved': assign((_, commentRefusal: unknown) => ({ commented: null, commentRefusal })),
    'forget the comment': assign({ commented: null, commentRefusal: null }),
    'report the saved comment': emit((): KanbanEmitted => ({ type: 'comment saved' })),
  },
});

/** The command that an event stands for, if it does. */
function commandIn({ composer, shown }: KanbanContext, event: KanbanEvent): KanbanCommand | null {
  switch (event.type) {
    case 'task moved':
    case 'task updated':
    case 'list edited':
    case 'task deleted':
    case 'board renamed':
      return event;
    case 'board cleared':
    case 'board deleted':
      return { ...event, taskIds: tasksOn(shown, event.boardId).map(({ id }) => id) };
    case 'title submitted': {
      const title = event.title.trim();
      if (!composer) return null;
      return composer.kind === 'board'
        ? { type: 'board added', title }
        : { type: 'task added', boardId: composer.boardId, title };
    }
    case 'details submitted':
      return { type: 'task updated', taskId: event.taskId, fields: event.fields };
    case 'comment submitted': {
      const { taskId, comment } = event;
      const comments = taskOf(shown, taskId)?.comments ?? [];
      return { type: 'list edited', taskId, list: 'comments', edit: adding(comments, [comment]) };
    }
    default:
      return null;
  }
}
