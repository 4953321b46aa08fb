import { assertEvent } from 'xstate';
import { withEvent } from '../../../app-state/with-event.ts';
import { emailSetup } from './email.actions.ts';
import { neighbourOf } from '../model/email.layout.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { startContext } from './email.setup.ts';

/**
 * The mailbox: a list, and the message that is open over it.
 *
 * The screen always shows the confirmed messages with the commands of the outbox on top. A requested list or message replaces the
 * request before, so a late response is ignored.
 */
export const emailMachine = emailSetup.createMachine({
  id: 'email',
  context: ({ input }) => startContext(input),
  invoke: invokeOutbox,
  type: 'parallel',
  on: {
    'messages flagged': { guard: 'has an effect', actions: 'give the command' },
    'label toggled': { guard: 'has an effect', actions: 'give the command' },
    'messages deleted': { guard: 'has an effect', actions: 'give the command' },
    'selection toggled': { actions: withEvent('toggle the selection') },
    'range selected': { actions: withEvent('select the range') },
    'all selected': { actions: 'select all' },
    'selection cleared': { actions: 'clear the selection' },
    'own message saved': { actions: withEvent('save own message') },
    'own message removed': { actions: withEvent('remove own message') },
    'own messages synced': { actions: withEvent('sync own messages') },
  },
  states: {
    list: {
      initial: 'loading',
      on: {
        'list requested': [
          {
            guard: withEvent('is another folder or label'),
            target: '.loading',
            actions: [withEvent('set the list'), 'clear the selection'],
          },
          { target: '.loading', actions: withEvent('set the list') },
        ],
        'outbox changed': [
          {
            guard: withEvent('the list lacks a changed message'),
            target: '.loading',
            actions: withEvent('follow the outbox'),
          },
          { actions: withEvent('follow the outbox') },
        ],
      },
      states: {
        loading: {
          entry: 'note the list request',
          invoke: {
            src: 'load list',
            input: ({ context: { list, shownList, flushed } }) => ({ list, ...(shownList === null && { flushed }) }),
            onDone: { target: 'ready', actions: { type: 'set the messages', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'set the list error', params: ({ event }) => ({ error: event.error }) },
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
        'message opened': [
          { guard: withEvent('is open already') },
          { guard: withEvent('is an own message'), target: '.open', actions: withEvent('open the message') },
          { target: '.loading', actions: withEvent('open the message') },
        ],
        'message closed': { target: '.closed', actions: 'close the message' },
      },
      states: {
        closed: {},
        loading: {
          entry: 'note the message request',
          invoke: {
            src: 'load message',
            input: ({ context }) => ({ id: context.openId ?? 0, list: context.list }),
            onDone: {
              target: 'open',
              actions: [
                { type: 'set the message', params: ({ event }) => event.output },
                'mark the open message as read',
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'set the message error', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        open: {
          on: {
            'neighbour requested': [
              {
                guard: withEvent('neighbour is listed'),
                actions: {
                  type: 'announce the neighbour',
                  params: ({ context, event }) => ({ id: Number(neighbourOf(context, event.dir)) }),
                },
              },
              { guard: withEvent('neighbour is elsewhere'), target: 'turning' },
            ],
          },
        },
        turning: {
          entry: 'note the message request',
          invoke: {
            src: 'find neighbour',
            input: ({ context, event }) => {
              assertEvent(event, 'neighbour requested');
              return { id: context.openId ?? 0, dir: event.dir, list: context.list };
            },
            onDone: {
              target: 'open',
              actions: [
                { type: 'set the message', params: ({ event }) => event.output },
                'mark the open message as read',
                { type: 'announce the neighbour', params: ({ event }) => ({ id: event.output.id }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'set the message error', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { 'try opening again': 'loading' } },
      },
    },
  },
});
