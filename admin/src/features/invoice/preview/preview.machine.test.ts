import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { HttpError } from '../../../http/http.error.ts';
import { answerSample } from '../invoice.testing.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';
import { previewMachine } from './preview.machine.ts';

async function shownThenChanged(second: () => Promise<InvoiceAnswer>) {
  let count = 0;
  const load = fromPromise<InvoiceAnswer, { id: number }>(() =>
    (count += 1) === 1 ? Promise.resolve(answerSample) : second(),
  );
  const actor = createActor(previewMachine.provide({ actors: { load } }), { input: { id: 4987 } }).start();
  await waitFor(actor, (state) => state.matches('ready'));
  actor.send({ type: 'invoice changed' });
  expect(actor.getSnapshot().matches({ ready: 'refreshing' })).toBe(true);
  return waitFor(actor, (state) => !state.matches({ ready: 'refreshing' }));
}

it('an invoice that cannot be loaded again stays on screen', async () => {
  const { value, context } = await shownThenChanged(() => Promise.reject(new HttpError('unreachable', 'invoices')));

  expect(value).toEqual({ ready: 'idle' });
  expect(context).toMatchObject({ answer: answerSample, error: null });
});

it('an invoice that another person has deleted meanwhile is missing', async () => {
  const gone = new HttpError('status', 'invoices', { status: 404 });

  expect((await shownThenChanged(() => Promise.reject(gone))).value).toBe('missing');
});
