import { raise } from 'xstate';
import { emailSetup } from './email.actions.ts';
import { neighbourOf } from '../model/email.layout.ts';
import { startContext } from './email.setup.ts';

/**
 * The mailbox: a list, the mail that is open over it, and the changes on their way.
 *
 * Only `saving` talks to the server about changes, one after the other in their order, and what is on screen is always what the
 * server confirmed with the waiting changes on top: dropping one is all that a refusal needs. A list or a mail that is asked for
 * replaces the call for the one before, so a late answer has nowhere to go.
 */
export const emailMachine = emailSetup.createMachine({
  id: 'email',
  context: ({ input }) => startContext(input),
  type: 'parallel',
  on: {
    'mails flagged': { actions: 'change the mails' },
    'label toggled': { actions: 'change the mails' },
    'change taken back': { guard: 'can be taken back', actions: 'take the change back' },
    'selection toggled': { actions: 'toggle the selection' },
    'range selected': { actions: 'select the range' },
    'everything selected': { actions: 'select everything' },
    'selection cleared': { actions: 'clear the selection' },
    'own mail kept': { actions: 'keep own mail' },
    'own mail removed': { actions: 'remove own mail' },
    'own mails followed': { actions: 'follow own mails' },
  },
  states: {
    list: {
      initial: 'loading',
      on: {
        'list chosen': [
          {
            guard: 'another folder or label is chosen',
            target: '.loading',
            actions: ['keep the list asked for', 'clear the selection'],
          },
          { target: '.loading', actions: 'keep the list asked for' },
        ],
        'list outdated': { target: '.loading' },
      },
      states: {
        loading: {
          invoke: {
            src: 'load list',
            input: ({ context }) => ({ list: context.list, isFirst: context.shownList === null }),
            onDone: { target: 'ready', actions: { type: 'keep the answer', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'keep the failure of the list', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        ready: {},
        failed: { on: { 'try again': 'loading' } },
      },
    },
    mail: {
      initial: 'closed',
      on: {
        'mail opened': [
          { guard: 'that mail is open' },
          { guard: 'that mail is kept here', target: '.open', actions: 'open the mail' },
          { target: '.loading', actions: 'open the mail' },
        ],
        'mail closed': { target: '.closed', actions: 'close the mail' },
      },
      states: {
        closed: {},
        loading: {
          invoke: {
            src: 'load mail',
            input: ({ context }) => ({ id: context.openId ?? 0, list: context.list }),
            onDone: {
              target: 'open',
              actions: [{ type: 'keep the mail', params: ({ event }) => event.output }, 'mark the open mail as read'],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keep the failure of the mail', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        open: {
          on: {
            'turn asked': [
              {
                guard: 'neighbour is on the list',
                actions: {
                  type: 'tell of the turn',
                  params: ({ context, event }) => ({ id: Number(neighbourOf(context, event.dir)) }),
                },
              },
              { guard: 'neighbour is elsewhere', target: 'turning' },
            ],
          },
        },
        turning: {
          invoke: {
            src: 'find neighbour',
            input: ({ context, event }) => ({
              id: context.openId ?? 0,
              dir: event.type === 'turn asked' ? event.dir : 'next',
              list: context.list,
            }),
            onDone: {
              target: 'open',
              actions: [
                { type: 'keep the mail', params: ({ event }) => event.output },
                'mark the open mail as read',
                { type: 'tell of the turn', params: ({ event }) => ({ id: event.output.id }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keep the failure of the mail', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { 'try to open again': 'loading' } },
      },
    },
    changes: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'something waits', target: 'saving' } },
        saving: {
          invoke: {
            src: 'save change',
            input: ({ context }) => ({ change: context.queue[0]?.change ?? { kind: 'flags', ids: [], data: {} } }),
            onDone: [
              {
                guard: 'list misses what changed',
                target: 'idle',
                actions: [
                  { type: 'confirm the first', params: ({ event }) => event.output },
                  raise({ type: 'list outdated' }),
                ],
              },
              { target: 'idle', actions: { type: 'confirm the first', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'drop the first', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
