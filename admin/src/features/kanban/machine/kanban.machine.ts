import { type Actor, assertEvent } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { firstContext, type KanbanContext } from './kanban.context.ts';
import { type KanbanEvent, kanban, submittedIn } from './kanban.setup.ts';

/** Given to the outbox at once; what changes nothing is not given. */
const atOnce = { guard: 'has an effect', actions: 'give the command' } as const;

/** Given by a part of the page that waits for its entry, and shows its refusal. */
function submitted({ context, event }: { context: KanbanContext; event: KanbanEvent }) {
  assertEvent(event, ['title submitted', 'details submitted', 'comment submitted']);
  const given = { command: submittedIn(context, event), state: context.shown, isInline: true };
  return { outbox: context.outbox, given };
}

const submitDetails = [
  { guard: 'has an effect', target: 'saving', actions: 'forget the refusal' },
  { target: 'idle', actions: ['forget the refusal', 'report the saved details'] },
] as const;

const submitComment = {
  guard: 'has an effect',
  target: 'saving',
  actions: 'forget the refused comment',
} as const;

/**
 * The boards and their tasks. People see what the server confirmed, with the commands on top that wait in the outbox; the composer,
 * the open task and its comment each wait for their own entry.
 */
export const kanbanMachine = kanban.createMachine({
  id: 'kanban',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  on: {
    'outbox changed': {
      actions: [withEvent('follow the outbox'), 'share what is confirmed', withEvent('report a refusal')],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      entry: 'begin to load',
      invoke: {
        src: 'load',
        input: ({ context: { settled, storage } }) => ({ settled, storage }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'show the boards', params: ({ event }) => event.output }, 'share what is confirmed'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keep the error', params: errorOf },
        },
      },
    },
    failed: {
      on: { 'try again': 'loading' },
    },
    ready: {
      type: 'parallel',
      on: {
        'task moved': atOnce,
        'task updated': atOnce,
        'list edited': atOnce,
        'task deleted': atOnce,
        'board renamed': atOnce,
        'board cleared': atOnce,
        'board deleted': atOnce,
      },
      states: {
        composer: {
          initial: 'closed',
          states: {
            closed: { on: { 'composer opened': { target: 'writing', actions: withEvent('open the composer') } } },
            writing: {
              on: {
                'composer opened': { actions: withEvent('open the composer') },
                'title typed': { actions: withEvent('keep what is typed') },
                'composer closed': { target: 'closed', actions: 'close the composer' },
                'title submitted': [
                  {
                    guard: withEvent('title is missing'),
                    actions: { type: 'ask for another title', params: 'missing' },
                  },
                  { guard: withEvent('board exists'), actions: { type: 'ask for another title', params: 'taken' } },
                  { target: 'adding', actions: 'forget the problem' },
                ],
              },
            },
            adding: {
              invoke: {
                src: 'await entry',
                input: submitted,
                onDone: [
                  { guard: ifUndone, target: 'writing' },
                  { target: 'closed', actions: 'close the composer' },
                ],
                onError: { target: 'writing', actions: { type: 'show why it is not added', params: errorOf } },
              },
            },
          },
        },
        comment: {
          initial: 'idle',
          states: {
            idle: { on: { 'comment submitted': submitComment } },
            saving: {
              on: { 'panel closed': 'idle' },
              invoke: {
                src: 'await entry',
                input: submitted,
                onDone: [
                  { guard: ifUndone, target: 'idle' },
                  { target: 'idle', actions: 'report the saved comment' },
                ],
                onError: { target: 'refused', actions: { type: 'show why it is not saved', params: errorOf } },
              },
            },
            refused: {
              on: {
                'comment submitted': submitComment,
                'panel closed': { target: 'idle', actions: 'forget the refused comment' },
              },
            },
          },
        },
        panel: {
          initial: 'idle',
          states: {
            idle: { on: { 'details submitted': submitDetails } },
            saving: {
              on: { 'panel closed': 'idle' },
              invoke: {
                src: 'await entry',
                input: submitted,
                onDone: [
                  { guard: ifUndone, target: 'idle' },
                  { target: 'idle', actions: 'report the saved details' },
                ],
                onError: { target: 'refused', actions: { type: 'show why they are not saved', params: errorOf } },
              },
            },
            refused: {
              on: {
                'details submitted': submitDetails,
                'panel closed': { target: 'idle', actions: 'forget the refusal' },
              },
            },
          },
        },
      },
    },
  },
});

export type KanbanActor = Actor<typeof kanbanMachine>;
