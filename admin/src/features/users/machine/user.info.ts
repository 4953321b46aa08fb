import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { formInput, user } from './user.setup.ts';

const save = { target: 'saving', actions: 'prepare saving' } as const;

/** The form of the user's details: it waits for the server, and stays open when it is refused. */
export const info = user.createStateConfig({
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'form opened': { target: 'editing', actions: 'note the form' },
        'form closed': { actions: 'note the form' },
        'outbox changed': { guard: 'change met a conflict', target: 'conflict', actions: 'show the conflict' },
      },
    },
    editing: {
      initial: 'pristine',
      on: {
        'form closed': { target: 'viewing', actions: 'note the form' },
        'details submitted': [
          { guard: 'something changes', ...save },
          { target: 'viewing', actions: 'report the saved details' },
        ],
      },
      states: {
        pristine: { on: { 'form changed': { guard: withEvent('form is dirty'), target: 'dirty' } } },
        dirty: { on: { 'form changed': { guard: withEvent('form is pristine'), target: 'pristine' } } },
      },
    },
    saving: {
      on: {
        'form closed': { target: 'viewing', actions: 'note the form' },
        'outbox changed': { guard: 'change met a conflict', target: 'conflict', actions: 'show the conflict' },
      },
      invoke: {
        src: 'await entry',
        input: ({ context }) => formInput(context),
        onDone: [
          { guard: ifUndone, target: 'editing.dirty' },
          { target: 'viewing', actions: 'report the saved details' },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'show the refusal', params: errorOf },
        },
      },
    },
    refused: {
      on: {
        'form closed': { target: 'viewing', actions: 'note the form' },
        'details submitted': [
          { guard: 'something changes', ...save },
          { target: 'viewing', actions: 'report the saved details' },
        ],
      },
    },
    conflict: {
      on: {
        'form closed': { target: 'viewing', actions: 'note the form' },
        'sides chosen': [
          {
            guard: 'something changes',
            target: 'saving',
            actions: ['prepare saving', 'take the other changes over', 'forget the conflict'],
          },
          {
            target: 'viewing',
            actions: ['take the other changes over', 'forget the conflict', 'report the saved details'],
          },
        ],
        'merge cancelled': [
          { guard: 'form is open', target: 'editing.dirty', actions: 'forget the conflict' },
          { target: 'viewing', actions: 'forget the conflict' },
        ],
      },
    },
  },
});
