import type { Actor } from 'xstate';
import { kanban } from './kanban.setup.ts';
import { firstContext, sentChange } from './kanban.state.ts';

/** What a person does at once; what changes nothing is not told either. */
const atOnce = { guard: 'it changes something', actions: ['tell of it', 'do it'] } as const;

/** Params that can be anything give their function no type. */
interface Failure {
  event: { error: unknown };
}

const submitDetails = [
  { guard: 'it changes something', target: 'saving', actions: ['wait for what is submitted', 'do it'] },
  { target: 'calm', actions: ['forget what was submitted', 'tell that it is saved'] },
] as const;

const submitComment = {
  guard: 'it changes something',
  target: 'saving',
  actions: ['wait for what is said', 'do it'],
} as const;

/**
 * The boards and their tasks. What is shown is what the server confirmed, and on it everything that is on its way, in the order
 * in which people did it: a refusal takes one deed out of that row and leaves the others.
 *
 * `sending` can be entered only from `resting`, so that one call is under way at a time, and calls go in order.
 */
export const kanbanMachine = kanban.createMachine({
  id: 'kanban',
  context: ({ input }) => firstContext(input.local, input.unfinished),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: { type: 'show the desk', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keep why it failed', params: ({ event }: Failure) => event.error },
        },
      },
    },
    failed: { on: { 'try again': 'loading' } },
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
        'deed undone': [
          { guard: 'it can be undone', actions: 'take it back' },
          { actions: 'tell that it is too late' },
        ],
        'last chance passed': { actions: 'make it final' },
        'page left': { actions: 'make everything final' },
        'other tab changed it': { actions: 'follow the other tab' },
        // Only when neither the composer nor the open task has asked for it and says so beside what was typed.
        'change refused': { actions: 'tell of the refusal' },
      },
      states: {
        queue: {
          initial: 'resting',
          states: {
            resting: { always: { guard: 'something waits', target: 'sending' } },
            sending: {
              entry: 'take the next',
              invoke: {
                src: 'send',
                input: ({ context }) => ({ change: sentChange(context) }),
                onDone: {
                  target: 'resting',
                  actions: ['report the yes', { type: 'keep the answer', params: ({ event }) => event.output }],
                },
                onError: {
                  target: 'resting',
                  actions: [
                    { type: 'report the no', params: ({ event }: Failure) => event.error },
                    'drop what was refused',
                  ],
                },
              },
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
                  { guard: 'board exists already', actions: { type: 'ask for another title', params: 'taken' } },
                  { target: 'adding', actions: ['wait for what is composed', 'do it'] },
                ],
              },
            },
            adding: {
              on: {
                'change confirmed': {
                  guard: 'it was composed here',
                  target: 'closed',
                  actions: ['tell that it is added', 'close the composer'],
                },
                'change refused': {
                  guard: 'it was composed here',
                  target: 'writing',
                  actions: 'say why it is not added',
                },
              },
            },
          },
        },
        comment: {
          initial: 'calm',
          states: {
            calm: { on: { 'comment submitted': submitComment } },
            saving: {
              on: {
                'change confirmed': {
                  guard: 'it was said here',
                  target: 'calm',
                  actions: ['forget what was said', 'tell that it is said'],
                },
                'change refused': { guard: 'it was said here', target: 'refused', actions: 'say why it is not said' },
                'panel closed': { target: 'calm', actions: 'forget what was said' },
              },
            },
            refused: {
              on: {
                'comment submitted': submitComment,
                'panel closed': { target: 'calm', actions: 'forget what was said' },
              },
            },
          },
        },
        panel: {
          initial: 'calm',
          states: {
            calm: { on: { 'details submitted': submitDetails } },
            saving: {
              on: {
                'change confirmed': {
                  guard: 'it was submitted here',
                  target: 'calm',
                  actions: ['tell that it is saved', 'forget what was submitted'],
                },
                'change refused': {
                  guard: 'it was submitted here',
                  target: 'refused',
                  actions: 'say why it is not saved',
                },
                'panel closed': { target: 'calm', actions: 'forget what was submitted' },
              },
            },
            refused: {
              on: {
                'details submitted': submitDetails,
                'panel closed': { target: 'calm', actions: 'forget what was submitted' },
              },
            },
          },
        },
      },
    },
  },
});

export type KanbanActor = Actor<typeof kanbanMachine>;
