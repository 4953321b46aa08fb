import type { Actor } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { kanban } from './kanban.setup.ts';
import { firstContext, type KanbanContext } from './kanban.context.ts';

/** Given to the outbox at once; what changes nothing is not given. */
const atOnce = { guard: 'has an effect', actions: { type: 'give the command', params: null } } as const;

/** Given by a part of the page that waits for its entry. */
const giveAs = (id: 'composed' | 'submitted' | 'commented') =>
  ({ type: 'give the command', params: ({ context }: { context: KanbanContext }) => context[id] }) as const;

const submitDetails = [
  { guard: 'has an effect', target: 'saving', actions: ['wait for the details', giveAs('submitted')] },
  { target: 'idle', actions: ['forget the details', 'report the saved details'] },
] as const;

const submitComment = {
  guard: 'has an effect',
  target: 'saving',
  actions: ['wait for the comment', giveAs('commented')],
} as const;

/**
 * The boards and their tasks. People see what the server confirmed, with the commands on top that wait in the outbox; the composer,
 * the open task and its comment each wait for their own entry.
 */
export const kanbanMachine = kanban.createMachine({
  id: 'kanban',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  initial: 'loading',
  states: {
    loading: {
      on: { 'outbox changed': { actions: 'note what is confirmed early' } },
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
      on: { 'try again': 'loading', 'outbox changed': { actions: 'note what is confirmed early' } },
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
        boards: {
          on: {
            'outbox changed': {
              actions: ['follow the outbox', 'share what is confirmed', 'report a refusal'],
            },
          },
        },
        composer: {
          initial: 'closed',
          states: {
            closed: { on: { 'composer opened': { target: 'writing', actions: 'open the composer' } } },
            writing: {
              on: {
                'composer opened': { actions: 'open the composer' },
                'title typed': { actions: 'keep what is typed' },
                'composer closed': { target: 'closed', actions: 'close the composer' },
                'title submitted': [
                  { guard: 'title is missing', actions: { type: 'ask for another title', params: 'missing' } },
                  { guard: 'board exists', actions: { type: 'ask for another title', params: 'taken' } },
                  { target: 'adding', actions: ['wait for the composed entry', giveAs('composed')] },
                ],
              },
            },
            adding: {
              on: { 'outbox changed': { actions: { type: 'pass it on', params: 'composed entry' } } },
              invoke: {
                id: 'composed entry',
                src: 'await entry',
                input: ({ context }) => context.composed,
                onDone: [
                  { guard: ifUndone, target: 'writing', actions: 'forget the composed entry' },
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
              on: {
                'outbox changed': { actions: { type: 'pass it on', params: 'comment' } },
                'panel closed': { target: 'idle', actions: 'forget the comment' },
              },
              invoke: {
                id: 'comment',
                src: 'await entry',
                input: ({ context }) => context.commented,
                onDone: [
                  { guard: ifUndone, target: 'idle', actions: 'forget the comment' },
                  { target: 'idle', actions: ['forget the comment', 'report the saved comment'] },
                ],
                onError: { target: 'refused', actions: { type: 'show why it is not saved', params: errorOf } },
              },
            },
            refused: {
              on: {
                'comment submitted': submitComment,
                'panel closed': { target: 'idle', actions: 'forget the comment' },
              },
            },
          },
        },
        panel: {
          initial: 'idle',
          states: {
            idle: { on: { 'details submitted': submitDetails } },
            saving: {
              on: {
                'outbox changed': { actions: { type: 'pass it on', params: 'details' } },
                'panel closed': { target: 'idle', actions: 'forget the details' },
              },
              invoke: {
                id: 'details',
                src: 'await entry',
                input: ({ context }) => context.submitted,
                onDone: [
                  { guard: ifUndone, target: 'idle', actions: 'forget the details' },
                  { target: 'idle', actions: ['report the saved details', 'forget the details'] },
                ],
                onError: { target: 'refused', actions: { type: 'show why they are not saved', params: errorOf } },
              },
            },
            refused: {
              on: {
                'details submitted': submitDetails,
                'panel closed': { target: 'idle', actions: 'forget the details' },
              },
            },
          },
        },
      },
    },
  },
});

export type KanbanActor = Actor<typeof kanbanMachine>;
