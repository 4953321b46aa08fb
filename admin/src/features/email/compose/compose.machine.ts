import { assign, emit, enqueueActions, not, setup } from 'xstate';
import { withEvent } from '../../../app-state/with-event.ts';
import {
  answersShown,
  type ComposeContext,
  type ComposeEvent,
  type ComposeProblem,
  isSettled,
} from './compose.context.ts';
import { invalidAddresses, type Draft, emptyDraft, hasRecipients, isEmpty } from './compose.draft.ts';

export type ComposeEmitted =
  | { type: 'message sent'; undoId: number; draft: Draft; scheduledFor: string | undefined }
  | { type: 'draft discarded'; undoId: number; draft: Draft }
  /** Sending is blocked, or waits for a confirmation. */
  | { type: 'send refused'; problem: ComposeProblem }
  | { type: 'draft saved'; draft: Draft }
  /** The draft is open again, so it leaves the stored messages. */
  | { type: 'draft reopened'; draft: Draft };

export interface ComposeInput {
  /** Ids of new messages count down from here, far from those of other pages. */
  lastId: number;
}

type Of<Type extends ComposeEvent['type']> = Extract<ComposeEvent, { type: Type }>;

const composeSetup = setup({
  types: {
    context: {} as ComposeContext,
    events: {} as ComposeEvent,
    input: {} as ComposeInput,
    emitted: {} as ComposeEmitted,
  },
  guards: {
    'has no recipients': ({ context }) => context.draft !== null && !hasRecipients(context.draft),
    'has an invalid address': ({ context }) => context.draft !== null && invalidAddresses(context.draft).length > 0,
    'lacks a subject, not yet confirmed': ({ context }) =>
      context.draft !== null && !context.draft.subject.trim() && context.problem !== 'no subject',
    'is scheduled in the past': (_, { isPast }: Of<'send scheduled'>) => isPast,
    'answers the shown message': ({ context, event }) => answersShown(context, event),
    'is too late for the undo': ({ context: { undoable } }, { undoId }: Of<'undo requested'>) =>
      undoable.every((one) => one.undoId !== undoId),
  },
  actions: {
    'start a message': assign(({ context: { lastId } }, { start }: Of<'message started'>) => {
      const id = lastId - 1;
      return { draft: emptyDraft(id, start), lastId: id, problem: null };
    }),
    'open the draft': enqueueActions(({ enqueue }, { draft }: Of<'draft opened'>) => {
      enqueue.assign({ draft, problem: null });
      enqueue.emit({ type: 'draft reopened', draft });
    }),
    'restore the draft': assign((_, { draft }: Of<'draft restored'>) => ({ draft, problem: null })),
    'save the orphaned draft': emit((_, { draft }: Of<'orphaned draft found'>): ComposeEmitted => ({
      type: 'draft saved',
      draft,
    })),
    'note the shown message': assign((_, { id }: Of<'message shown'>) => ({ shownId: id })),
    'change the draft': assign(({ context: { draft: before, problem } }, { change }: Of<'draft changed'>) => {
      if (!before) return {};
      const draft = { ...before, ...change };
      return { draft, problem: isSettled(problem, draft) ? null : problem };
    }),
    'save the draft': enqueueActions(({ context: { draft }, enqueue }) => {
      if (draft && !isEmpty(draft)) enqueue.emit({ type: 'draft saved', draft });
    }),
    'clear the draft': assign({ draft: null, problem: null }),
    'show the problem': enqueueActions(({ enqueue }, problem: ComposeProblem) => {
      enqueue.assign({ problem });
      enqueue.emit({ type: 'send refused', problem });
    }),
    'send the message': enqueueActions(({ context, event, enqueue }) => {
      const { draft } = context;
      if (!draft) return;
      const undoId = context.lastUndoId + 1;
      const scheduledFor = event.type === 'send scheduled' ? event.at : undefined;
      enqueue.assign({ lastUndoId: undoId, undoable: [...context.undoable, { undoId, draft }] });
      enqueue.emit({ type: 'message sent', undoId, draft, scheduledFor });
    }),
    'discard the draft': enqueueActions(({ context, enqueue }) => {
      const { draft } = context;
      if (!draft) return;
      const undoId = context.lastUndoId + 1;
      if (!isEmpty(draft)) {
        enqueue.assign({ lastUndoId: undoId, undoable: [...context.undoable, { undoId, draft }] });
        enqueue.emit({ type: 'draft discarded', undoId, draft });
      }
    }),
    'reopen the undone draft': enqueueActions(({ context, enqueue }, { undoId }: Of<'undo requested'>) => {
      const undoable = context.undoable.find((one) => one.undoId === undoId);
      if (!undoable) return;
      enqueue.assign({
        draft: undoable.draft,
        problem: null,
        undoable: context.undoable.filter((one) => one.undoId !== undoId),
      });
      enqueue.emit({ type: 'draft reopened', draft: undoable.draft });
    }),
    'drop the undoable draft': assign(({ context: { undoable } }, { undoId }: Of<'undo expired'>) => ({
      undoable: undoable.filter((one) => one.undoId !== undoId),
    })),
  },
});

/** Checked in this order before a message is sent. */
const checks = [
  { guard: 'has no recipients', actions: { type: 'show the problem', params: 'no recipients' } },
  { guard: 'has an invalid address', actions: { type: 'show the problem', params: 'invalid address' } },
  {
    guard: 'lacks a subject, not yet confirmed',
    actions: { type: 'show the problem', params: 'no subject' },
  },
] as const;

const handOver = { target: '#compose.closed', actions: ['send the message', 'clear the draft'] } as const;

/** An answer is written under its message while the reader shows that, and in a window else. */
const opening = <const Action>(actions: readonly Action[]) =>
  [
    { guard: 'answers the shown message', target: '.writing.inline', actions },
    { target: '.writing.docked', actions },
  ] as const;

/**
 * The composer. It holds one draft at a time: opening another saves the current one first, so nothing typed is lost. A message is
 * sent only when all checks pass, and can be undone until its toast expires. An answer stands under its message, and becomes a small
 * window when the reader goes on to another one.
 */
export const composeMachine = composeSetup.createMachine({
  id: 'compose',
  context: ({ input }) => ({
    draft: null,
    problem: null,
    undoable: [],
    shownId: null,
    lastId: input.lastId,
    lastUndoId: 0,
  }),
  initial: 'closed',
  on: {
    'message started': opening(['save the draft', withEvent('start a message')]),
    'draft opened': opening(['save the draft', withEvent('open the draft')]),
    'undo requested': [
      { guard: withEvent('is too late for the undo') },
      ...opening(['save the draft', withEvent('reopen the undone draft')]),
    ],
    'message shown': { actions: withEvent('note the shown message') },
    'orphaned draft found': { actions: withEvent('save the orphaned draft') },
    'undo expired': { actions: withEvent('drop the undoable draft') },
  },
  states: {
    closed: {
      on: {
        'draft restored': [
          { guard: 'answers the shown message', target: 'writing.inline', actions: withEvent('restore the draft') },
          { target: 'writing.minimised', actions: withEvent('restore the draft') },
        ],
      },
    },
    writing: {
      initial: 'docked',
      on: {
        'draft changed': { actions: withEvent('change the draft') },
        'window closed': { target: 'closed', actions: ['save the draft', 'clear the draft'] },
        'send requested': [...checks, handOver],
        'send scheduled': [
          {
            guard: withEvent('is scheduled in the past'),
            actions: { type: 'show the problem', params: 'time is past' },
          },
          ...checks,
          handOver,
        ],
        'draft discarded': { target: 'closed', actions: ['discard the draft', 'clear the draft'] },
      },
      states: {
        inline: {
          on: {
            'window restored': 'docked',
            'window maximised': 'maximised',
            'message shown': {
              guard: not('answers the shown message'),
              target: 'minimised',
              actions: withEvent('note the shown message'),
            },
          },
        },
        docked: { on: { 'window minimised': 'minimised', 'window maximised': 'maximised' } },
        minimised: {
          on: {
            'window restored': 'docked',
            'window maximised': 'maximised',
            'message shown': [
              { guard: 'answers the shown message', target: 'inline', actions: withEvent('note the shown message') },
              { actions: withEvent('note the shown message') },
            ],
          },
        },
        maximised: { on: { 'window restored': 'docked', 'window minimised': 'minimised' } },
      },
    },
  },
});
