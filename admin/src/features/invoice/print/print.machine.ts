import { assign, fromPromise, setup } from 'xstate';
import { loadInvoice } from '../server/invoice.api.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

interface PrintContext {
  id: number;
  answer: InvoiceAnswer | null;
  error: unknown;
}

export type PrintEvent = { type: 'print requested' } | { type: 'try again' };

/** INV-10: the dialog opens once, when all that is printed is there. Later presses open it again. */
export const printMachine = setup({
  types: {
    context: {} as PrintContext,
    events: {} as PrintEvent,
    input: {} as { id: number },
  },
  actors: {
    load: fromPromise<InvoiceAnswer, { id: number }>(({ input, signal }) => loadInvoice(input.id, signal)),
    waitForAssets: fromPromise(() => assetsReady()),
    print: fromPromise(() => openDialog()),
  },
}).createMachine({
  id: 'print',
  context: ({ input }) => ({ id: input.id, answer: null, error: null }),
  initial: 'waitingForData',
  states: {
    waitingForData: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'waitingForAssets', actions: assign({ answer: ({ event }) => event.output, error: null }) },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: { on: { 'try again': 'waitingForData' } },
    waitingForAssets: {
      // A font that cannot be loaded is no reason to print nothing.
      invoke: { src: 'waitForAssets', onDone: 'printing', onError: 'printing' },
    },
    printing: { invoke: { src: 'print', onDone: 'done', onError: 'done' } },
    done: { on: { 'print requested': 'printing' } },
  },
});

const LEAST_WAIT_MS = 50;

/** The fonts and the pictures, and a moment in which they are drawn. */
async function assetsReady(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAST_WAIT_MS));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Returns when the dialog is closed, as far as the browser says. */
async function openDialog(): Promise<void> {
  window.print();
}
