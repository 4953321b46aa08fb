import { newestSale } from '#storybook/feature/sales.ts';
import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { entryAnswers } from '../../../outbox/entry/outbox.await.testing.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { saleMachine } from './sale.machine.ts';

const sale = newestSale();

const shows =
  (text: string): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByText(text)).toBeInTheDocument();
  };

export const walk = walkThrough(saleMachine).with({
  page: './OpenSale',
  sees: {
    loading: shows('Loading…'),
    failed: shows("Couldn't load the sale"),
    missing: shows(`No sale ${sale.id}`),
    'ready.idle': async ({ expect, screen }) => {
      await expect(await screen.findByRole('list', { name: 'History' })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    },
    'ready.asking': async ({ expect, screen }) => {
      await expect(await screen.findByRole('alertdialog', { name: `Cancel sale ${sale.id}?` })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Cancel sale', busy: true })).toBeNull();
    },
    'ready.saving': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Cancel sale', busy: true })).toBeVisible();
    },
    'ready.refused': async ({ expect, screen }) => {
      await expect(await screen.findByRole('alert')).toHaveTextContent("This server doesn't offer cancelling");
    },
  },
  inputs: [null, sale].map((known) => ({ outbox: idleOutbox(), id: sale.id, sale: known })),
  events: () => [
    { type: 'try again' },
    { type: 'change requested', status: 'cancelled' },
    { type: 'change confirmed', status: 'cancelled' },
    { type: 'change cancelled' },
  ],
  answers: {
    find: { done: [sale, null], errors: [new HttpError('unreachable', 'sales')] },
    'await entry': entryAnswers(
      { ...sale, status: 'cancelled' },
      new HttpError('status', `sales/${sale.id}`, { status: 405 }),
    ),
  },
  alike: ({ context: { sale: shown, error, next, refusal } }) => [
    shown?.status,
    error !== null,
    next,
    refusal !== null,
  ],
});
