import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { answerSample } from '../invoice.testing.ts';
import { printMachine } from './print.machine.ts';

/** The sheet is there, and its button cannot be pressed yet. */
const waits: Sees = async ({ expect, screen }) => {
  await expect(await screen.findByRole('article', { name: /Invoice #4987/ })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
};

export const walk = walkThrough(printMachine).with({
  page: 'InvoicePrintPage',
  isHeld: true,
  sees: {
    waitingForData: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading invoice…')).toBeInTheDocument();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load the invoice" })).toBeVisible();
    },
    waitingForAssets: waits,
    printing: waits,
    done: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled');
    },
  },
  inputs: [{ id: 4987 }],
  events: () => [{ type: 'print requested' }, { type: 'try again' }],
  answers: {
    load: { done: [answerSample], errors: [new HttpError('unreachable', 'invoices')] },
    waitForAssets: { done: [undefined] },
    print: { done: [undefined] },
  },
});
