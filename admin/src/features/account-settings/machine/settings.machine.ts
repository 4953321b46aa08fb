import type { Actor } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { firstContext } from './settings.context.ts';
import { settings } from './settings.setup.ts';

const share = 'share what is confirmed';

/**
 * The settings of one person. Each section saves alone: what is typed in the others stays as it is, and a refused section
 * is in its form again.
 */
export const settingsMachine = settings.createMachine({
  id: 'settings',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  on: { 'outbox changed': { actions: [withEvent('follow the outbox'), share] } },
  initial: 'loading',
  states: {
    loading: {
      entry: 'begin to load',
      invoke: {
        src: 'load',
        input: ({ context: { settled } }) => ({ settled }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'show the settings', params: ({ event }) => event.output }, share],
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
      on: {
        'settings received': { actions: [withEvent('take over the answer'), share] },
        'changed at once': { guard: 'has an effect', actions: 'give the command' },
        typed: { actions: withEvent('keep what is typed') },
        'email typed': { actions: { type: 'keep the email', params: ({ event }) => event.email } },
        'section submitted': [
          { guard: withEvent('has mistakes'), actions: withEvent('show the mistakes') },
          { guard: 'has an effect', actions: ['give the command', withEvent('forget the draft')] },
          { actions: withEvent('forget the draft') },
        ],
        'section discarded': { actions: withEvent('forget the draft') },
      },
    },
  },
});

export type SettingsActor = Actor<typeof settingsMachine>;
