import { assign, fromPromise, setup } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { isNotFound } from '../../../http/http.error.ts';
import { loadInvoice } from '../server/invoice.api.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

interface PreviewContext {
  id: number;
  /** The invoice as the server last gave it. */
  answer: InvoiceAnswer | null;
  error: unknown;
}

export type PreviewEvent =
  | { type: 'try again' }
  /** The server has confirmed a command about it. */
  | { type: 'invoice changed' };

const byId = ({ context: { id } }: { context: PreviewContext }) => ({ id });

const ifMissing = {
  guard: { type: 'is not there', params: errorOf },
  target: '#invoicePreview.missing',
} as const;

/** One invoice on screen. It stays there when it cannot be loaded again: the commands that changed it are on top of it. */
export const previewMachine = setup({
  types: {
    context: {} as PreviewContext,
    events: {} as PreviewEvent,
    input: {} as { id: number },
  },
  actors: {
    load: fromPromise<InvoiceAnswer, { id: number }>(({ input, signal }) => loadInvoice(input.id, signal)),
  },
  guards: {
    'is not there': (_, error: unknown) => isNotFound(error),
  },
  actions: {
    'show the invoice': assign((_, answer: InvoiceAnswer) => ({ answer, error: null })),
    'keep the error': assign({ error: (_, error: unknown) => error }),
  },
}).createMachine({
  id: 'invoicePreview',
  context: ({ input }) => ({ id: input.id, answer: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      on: { 'invoice changed': { target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        input: byId,
        onDone: { target: 'ready', actions: { type: 'show the invoice', params: ({ event }) => event.output } },
        onError: [ifMissing, { target: 'failed', actions: { type: 'keep the error', params: errorOf } }],
      },
    },
    missing: {},
    failed: { on: { 'try again': 'loading' } },
    ready: {
      initial: 'idle',
      on: { 'invoice changed': { target: '.refreshing', reenter: true } },
      states: {
        idle: {},
        refreshing: {
          invoke: {
            src: 'load',
            input: byId,
            onDone: { target: 'idle', actions: { type: 'show the invoice', params: ({ event }) => event.output } },
            onError: [ifMissing, { target: 'idle' }],
          },
        },
      },
    },
  },
});
