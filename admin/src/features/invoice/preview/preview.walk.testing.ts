import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { answerSample } from '../invoice.testing.ts';
import { previewMachine } from './preview.machine.ts';

const shows =
  (isBusy: boolean): Sees =>
  async ({ expect, screen }) => {
    const sheet = await screen.findByRole('article', { name: /Invoice #4987/ });
    await expect(sheet).toBeVisible();
    await expect(sheet.closest('[aria-busy]')).toHaveAttribute('aria-busy', String(isBusy));
  };

export const walk = walkThrough(previewMachine).with({
  page: 'InvoicePreviewPage',
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading invoice…')).toBeInTheDocument();
    },
    missing: async ({ expect, screen }) => {
      await expect(await screen.findByText('Invoice not found')).toBeVisible();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load the invoice" })).toBeVisible();
    },
    'ready.idle': shows(false),
    'ready.refreshing': shows(true),
  },
  inputs: [{ id: 4987 }],
  events: () => [{ type: 'try again' }, { type: 'invoice changed' }],
  answers: {
    load: {
      done: [answerSample],
      errors: [new HttpError('unreachable', 'invoices'), new HttpError('status', 'invoices', { status: 404 })],
    },
  },
});
