import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import { errorOf } from '../app-state/machine.errors.ts';

interface FormPanelContext {
  /** Why the last attempt was refused; `null` when it was not. */
  refusal: unknown;
  /** The response to the last attempt. */
  saved: unknown;
}

/** Carries values that satisfy the rules of the form. */
export interface FormPanelEvent {
  type: 'submitted';
  values: unknown;
}

const outputOf = ({ event }: { event: { output: unknown } }): unknown => event.output;

const submitted = { target: 'saving', actions: 'forget the refusal' } as const;

/** The panel of a form. What is typed stays until it is saved, and several presses save once. */
export const formPanelMachine = setup({
  types: {
    context: {} as FormPanelContext,
    events: {} as FormPanelEvent,
  },
  actors: {
    save: fromPromise<unknown, { values: unknown }>(async ({ input }) => input.values),
    // An actor begins once the state is entered: a panel that closes is then known to be saved, and leaving it asks nothing.
    finish: fromCallback<FormPanelEvent, { saved: unknown }>(() => undefined),
  },
  actions: {
    'forget the refusal': assign({ refusal: null }),
    'show the refusal': assign((_, refusal: unknown) => ({ refusal })),
    'show it at the fields': (_, _refusal: unknown) => undefined,
    'keep the response': assign((_, saved: unknown) => ({ saved })),
  },
}).createMachine({
  id: 'formPanel',
  context: { refusal: null, saved: null },
  initial: 'editing',
  states: {
    editing: { on: { submitted } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ event }) => {
          assertEvent(event, 'submitted');
          return { values: event.values };
        },
        onDone: { target: 'saved', actions: { type: 'keep the response', params: outputOf } },
        onError: {
          target: 'refused',
          actions: [
            { type: 'show the refusal', params: errorOf },
            { type: 'show it at the fields', params: errorOf },
          ],
        },
      },
    },
    refused: { on: { submitted } },
    /** The panel closes, or its page goes on with what was given and may want the form once more. */
    saved: {
      invoke: { src: 'finish', input: ({ context: { saved } }) => ({ saved }) },
      on: { submitted },
    },
  },
});
