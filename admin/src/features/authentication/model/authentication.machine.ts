import { errorOf } from '../../../app-state/machine.errors.ts';
import { entrySetup, initialContext, whatIsResent } from './authentication.setup.ts';

/**
 * The sign-in demos (AUT-04 to AUT-06): one form and, beside it, the clock of what is sent again. Both drawings of a screen run it.
 *
 * Only one attempt is under way at a time, a refused code is not sent again, and nothing is sent again before the server's time.
 */
export const entryMachine = entrySetup.createMachine({
  id: 'entry',
  type: 'parallel',
  context: ({ input }) => initialContext(input),
  on: { 'mood changed': { actions: { type: 'set the mood', params: ({ event }) => event.mood } } },
  states: {
    form: {
      initial: 'filling',
      on: {
        submitted: [
          {
            guard: { type: 'the code was refused before', params: ({ event }) => event.request },
            target: '.refused',
          },
          { target: '.sending', actions: { type: 'set the request', params: ({ event }) => event.request } },
        ],
        'new one sent': { target: '.filling', actions: 'forget the refused code' },
      },
      states: {
        filling: {},
        sending: {
          on: { submitted: undefined, 'new one sent': undefined },
          invoke: {
            src: 'attempt',
            input: ({ context: { request, mood } }) => ({ request, mood }),
            onDone: { target: 'done', actions: { type: 'set the answer', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'it is locked', params: errorOf },
                target: 'locked',
                actions: { type: 'set the refusal', params: errorOf },
              },
              {
                guard: { type: 'it is no longer good', params: errorOf },
                target: 'expired',
                actions: { type: 'set the refusal', params: errorOf },
              },
              {
                guard: { type: 'the server refused', params: errorOf },
                target: 'refused',
                actions: { type: 'set the refusal', params: errorOf },
              },
              { target: 'failed', actions: 'clear the refusal' },
            ],
          },
        },
        refused: { on: { 'entry changed': 'filling' } },
        failed: { on: { 'entry changed': 'filling' } },
        /** The code or the link is too old, or was used before. */
        expired: { on: { 'entry changed': 'filling' } },
        locked: {
          on: { submitted: undefined, 'new one sent': undefined },
          after: { 'until it is unlocked': { target: 'filling', actions: 'forget the refused code' } },
        },
        done: { on: { submitted: undefined, 'new one sent': undefined, 'started over': 'filling' } },
      },
    },
    resend: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'nothing is sent on this screen', target: 'unused' }, { target: 'checking' }] },
        unused: {},
        /** The server knows when something was sent last, also before a reload. */
        checking: {
          invoke: {
            src: 'readLastSent',
            input: ({ context }) => ({ what: whatIsResent(context), mood: context.mood }),
            onDone: [
              {
                guard: { type: 'it must wait', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'set what was sent', params: ({ event }) => event.output },
              },
              { target: 'ready', actions: { type: 'set what was sent', params: ({ event }) => event.output } },
            ],
            onError: 'ready',
          },
        },
        ready: { on: { 'new one requested': 'requesting' } },
        requesting: {
          invoke: {
            src: 'sendAgain',
            input: ({ context }) => ({ what: whatIsResent(context), mood: context.mood }),
            onDone: {
              target: 'waiting',
              actions: [
                { type: 'set what was sent', params: ({ event }) => event.output },
                'say that a new one was sent',
              ],
            },
            onError: [
              {
                guard: { type: 'it was sent a moment ago', params: errorOf },
                target: 'waiting',
                actions: { type: 'set the waiting time', params: errorOf },
              },
              { target: 'ready', actions: 'say that it was not sent' },
            ],
          },
        },
        waiting: { after: { 'until it can be sent again': 'ready' } },
      },
    },
  },
});
