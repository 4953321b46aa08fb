import type { KanbanComment } from '@embarque/mocks/kanban/contract';
import { assign, emit, fromPromise, raise, setup } from 'xstate';
import { loadDesk, sendChange } from './kanban.api.ts';
import { type Answer, boardIdOf, type Call, type Desk, type TaskFields, taskOf } from './kanban.changes.ts';
import { type Deed, tell, type Told } from './kanban.deeds.ts';
import { adding } from './kanban.lists.ts';
import type { LocalChanges, Unfinished } from './kanban.local.ts';
import { nextEntry } from './kanban.queue.ts';
import {
  afterDeed,
  afterLastChance,
  afterLoading,
  afterNo,
  afterUndo,
  afterYes,
  type Composer,
  isDone,
  type KanbanContext,
  nextDeedId,
  placeOfDraft,
  sentEntry,
  withOtherLocal,
} from './kanban.state.ts';

/** What a person does at once, without an answer to wait for. */
export type DirectDeed = Exclude<Deed, { type: 'task added' | 'board added' | 'task restored' | 'tasks restored' }>;

export type KanbanEvent =
  | DirectDeed
  | { type: 'try again' }
  | { type: 'composer opened'; composer: Composer }
  | { type: 'composer closed' }
  | { type: 'title typed'; title: string }
  | { type: 'title submitted'; title: string }
  | { type: 'details submitted'; taskId: number; fields: TaskFields }
  | { type: 'comment submitted'; taskId: number; comment: KanbanComment }
  | { type: 'panel closed' }
  | { type: 'deed undone'; deedId: number }
  | { type: 'last chance passed'; deedId: number }
  | { type: 'page left' }
  | { type: 'other tab changed it'; local: LocalChanges }
  /** What the queue reports to the others. */
  | { type: 'change confirmed'; deedId: number; deed: Deed | null }
  | { type: 'change refused'; deedId: number; deed: Deed; error: unknown };

/** What the page tells people. */
export type KanbanMessage =
  | { type: 'deed done'; deedId: number; told: Told }
  | { type: 'deed refused'; deedId: number; deed: Deed; told: Told; error: unknown }
  | { type: 'details saved'; deedId: number | null; told: Told | null }
  | { type: 'comment saved' }
  | { type: 'added'; told: Told }
  | { type: 'undo came too late' };

const tooLate: KanbanMessage = { type: 'undo came too late' };

/** Names for what the chart can do, check, and invoke. */
export const kanban = setup({
  types: {
    context: {} as KanbanContext,
    events: {} as KanbanEvent,
    emitted: {} as KanbanMessage,
    input: {} as { local: LocalChanges; unfinished?: readonly Unfinished[] },
  },
  actors: {
    load: fromPromise<Desk>(({ signal }) => loadDesk(signal)),
    send: fromPromise<Answer, { change: Call | undefined }>(({ input }) =>
      input.change ? sendChange(input.change) : Promise.resolve({}),
    ),
  },
  guards: {
    'something waits': ({ context }) => nextEntry(context.entries) !== undefined,
    'it changes something': ({ context, event }) => {
      const deed = deedIn(context, event);
      return deed !== null && afterDeed(context, deed) !== context;
    },
    'title is missing': ({ event }) => event.type === 'title submitted' && event.title.trim() === '',
    'board exists already': ({ context: { composer, shown }, event }) =>
      composer?.kind === 'board' &&
      event.type === 'title submitted' &&
      shown.boards.some(({ title }) => boardIdOf(title) === boardIdOf(event.title)),
    'it was composed here': ({ context, event }) => isAbout(event, context.composed) && isOver(context, event),
    'it was submitted here': ({ context, event }) => isAbout(event, context.submitted) && isOver(context, event),
    'it was said here': ({ context, event }) => isAbout(event, context.commented) && isOver(context, event),
    'it can be undone': ({ context, event }) =>
      event.type === 'deed undone' && afterUndo(context, event.deedId) !== null,
  },
  actions: {
    'show the desk': assign(({ context }, desk: Desk) => afterLoading(context, desk)),
    'keep why it failed': assign((_, error: unknown) => ({ error })),
    'do it': assign(({ context, event }) => {
      const deed = deedIn(context, event);
      return deed ? afterDeed(context, deed) : context;
    }),
    'take it back': assign(({ context, event }) =>
      event.type === 'deed undone' ? (afterUndo(context, event.deedId) ?? context) : context,
    ),
    'make it final': assign(({ context, event }) =>
      event.type === 'last chance passed' ? afterLastChance(context, event.deedId) : context,
    ),
    'follow the other tab': assign(({ context, event }) =>
      event.type === 'other tab changed it' ? withOtherLocal(context, event.local) : context,
    ),
    'make everything final': assign(({ context }) => afterLastChance(context)),

    'take the next': assign({ sending: ({ context }) => nextEntry(context.entries)?.id ?? null }),
    'keep the answer': assign(({ context }, answer: Answer) => afterYes(context, answer)),
    'drop what was refused': assign(({ context }) => afterNo(context)),
    'report the yes': raise(({ context }) => {
      const entry = sentEntry(context);
      return { type: 'change confirmed', deedId: entry?.deedId ?? 0, deed: entry?.deed ?? null };
    }),
    'report the no': raise(({ context }, error: unknown) => {
      const entry = sentEntry(context);
      return entry
        ? { type: 'change refused', deedId: entry.deedId, deed: entry.deed, error }
        : { type: 'change confirmed', deedId: 0, deed: null };
    }),

    'open the composer': assign(({ event }) =>
      event.type === 'composer opened' ? { composer: event.composer, problem: null } : {},
    ),
    'keep what is typed': assign(({ context: { composer, drafts }, event }) =>
      composer && event.type === 'title typed' ? { drafts: { ...drafts, [placeOfDraft(composer)]: event.title } } : {},
    ),
    'close the composer': assign(({ context: { composer, drafts } }) => ({
      composer: null,
      problem: null,
      composed: null,
      drafts: composer ? { ...drafts, [placeOfDraft(composer)]: '' } : drafts,
    })),
    'ask for another title': assign((_, kind: 'missing' | 'taken') => ({ problem: { kind } })),
    'wait for what is composed': assign(({ context }) => ({ composed: nextDeedId(context), problem: null })),
    'say why it is not added': assign(({ event }) =>
      event.type === 'change refused' ? { composed: null, problem: { kind: 'refused', error: event.error } } : {},
    ),

    'wait for what is submitted': assign(({ context }) => ({ submitted: nextDeedId(context), refusal: null })),
    'say why it is not saved': assign(({ event }) =>
      event.type === 'change refused' ? { submitted: null, refusal: event.error } : {},
    ),
    'forget what was submitted': assign({ submitted: null, refusal: null }),

    'wait for what is said': assign(({ context }) => ({ commented: nextDeedId(context), commentRefusal: null })),
    'say why it is not said': assign(({ event }) =>
      event.type === 'change refused' ? { commented: null, commentRefusal: event.error } : {},
    ),
    'forget what was said': assign({ commented: null, commentRefusal: null }),
    'tell that it is said': emit((): KanbanMessage => ({ type: 'comment saved' })),

    'tell of it': emit(({ context, event }): KanbanMessage => {
      const deed = deedIn(context, event);
      return deed ? { type: 'deed done', deedId: nextDeedId(context), told: tell(context.shown, deed) } : tooLate;
    }),
    'tell of the refusal': emit(({ context, event }): KanbanMessage =>
      event.type === 'change refused'
        ? { ...event, type: 'deed refused', told: tell(context.shown, event.deed) }
        : tooLate,
    ),
    'tell that it is added': emit(({ context, event }): KanbanMessage =>
      event.type === 'change confirmed' && event.deed
        ? { type: 'added', told: tell(context.shown, event.deed) }
        : tooLate,
    ),
    'tell that it is saved': emit(({ context, event }): KanbanMessage => {
      const back = context.undoable.find(({ deedId }) => deedId === context.submitted)?.back;
      if (event.type !== 'change confirmed' || !back) return { type: 'details saved', deedId: null, told: null };
      return { type: 'details saved', deedId: event.deedId, told: tell(context.shown, back) };
    }),
    'tell that it is too late': emit((): KanbanMessage => tooLate),
  },
});

/** What an event does to the desk, if it does. */
function deedIn({ composer, shown }: KanbanContext, event: KanbanEvent): Deed | null {
  switch (event.type) {
    case 'task moved':
    case 'task updated':
    case 'list edited':
    case 'task deleted':
    case 'board renamed':
    case 'board cleared':
    case 'board deleted':
      return event;
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

function isAbout(event: KanbanEvent, deedId: number | null): boolean {
  return (event.type === 'change confirmed' || event.type === 'change refused') && event.deedId === deedId;
}

/** A yes to one of several calls is none yet. */
function isOver(context: KanbanContext, event: KanbanEvent): boolean {
  return event.type !== 'change confirmed' || isDone(context, event.deedId);
}
