import type { InvoiceClient } from '@embarque/mocks/invoice/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { documentOf, newDraft } from '../model/editor.draft.ts';
import { applyEdit } from '../model/editor.edits.ts';
import type { LoadedEditor, NewClient } from './editor.api.ts';
import { editorMachine } from './editor.machine.ts';
import type { EditorContext } from './editor.setup.ts';
import type { InvoiceAnswer } from '../../server/invoice.schema.ts';

const client: InvoiceClient = {
  name: 'Ana Prado',
  company: '',
  companyEmail: 'ana@prado.example',
  address: '',
  country: '',
  contact: '',
};
const other = { ...client, name: 'Rui Prado' };
const fields = { item: 'eSIM Japan 5 GB', price: 9990, quantity: 1000 };
const today = '2030-06-15';
const draft = [
  { type: 'client chosen', client } as const,
  { type: 'line changed', id: 'first', fields } as const,
].reduce(applyEdit, newDraft(today, 'Caio'));
const document = documentOf(draft);
if (!document) throw new Error('The sample has a mistake');

const answer: InvoiceAnswer = {
  invoice: {
    id: 4987,
    issuedDate: today,
    client,
    service: fields.item,
    total: 99.9,
    avatar: '',
    invoiceStatus: 'Draft',
    balance: 'R$ 99,90',
    dueDate: document.dueDate,
  },
  paymentDetails: { totalDue: 99.9, bankName: '', country: '', iban: '', swiftCode: '' },
  document,
  payments: [],
  activity: [],
};

/** The editor of an invoice whose every save fails. */
async function open(addClient: () => Promise<InvoiceClient>) {
  const logic = editorMachine.provide({
    actors: {
      load: fromPromise<LoadedEditor, { id: number | null }>(async () => ({
        answer,
        items: [],
        clients: [client],
        nextId: null,
      })),
      save: fromPromise<InvoiceAnswer, Pick<EditorContext, 'id' | 'draft' | 'key' | 'by'>>(() =>
        Promise.reject(new Error('no network')),
      ),
      addClient: fromPromise<InvoiceClient, NewClient>(addClient),
    },
  });
  const actor = createActor(logic, {
    input: { id: 4987, stored: null, today, by: { fullName: 'Caio', role: 'admin' } },
  }).start();
  await waitFor(actor, (state) => state.matches({ ready: { invoice: 'idle' } }));
  return { actor, context: () => actor.getSnapshot().context };
}

it('a client that is being added can be cancelled', async () => {
  const { actor, context } = await open(() => new Promise(() => undefined));
  actor.send({ type: 'new client requested' });
  actor.send({ type: 'new client submitted', client: other, key: 'client' });
  actor.send({ type: 'new client cancelled' });

  expect(actor.getSnapshot().matches({ ready: { client: 'chosen' } })).toBe(true);
  expect(context().draft.client).toEqual(client);
});

it('a save that failed keeps its key until the draft is another one', async () => {
  const { actor, context } = await open(async () => other);
  const fail = async (key: string) => {
    actor.send({ type: 'fields changed', fields: { note: key } });
    actor.send({ type: 'save requested', after: 'stay', key });
    await waitFor(actor, (state) => state.context.error !== null && state.matches({ ready: { invoice: 'idle' } }));
    expect(context().key).toBe(key);
  };

  await fail('first');
  actor.send({ type: 'new client requested' });
  actor.send({ type: 'new client submitted', client: other, key: 'client' });
  await waitFor(actor, (state) => state.context.draft.client === other);
  expect(context().key).toBeNull();

  await fail('second');
  actor.send({ type: 'draft discarded' });
  expect(context().key).toBeNull();
});

it('payments are taken without what another person changed in the document', async () => {
  const { actor, context } = await open(async () => other);
  const payment = { id: 'p', amount: 100, date: today, method: 'Cash', note: '' } as const;
  const next = { ...answer, document: { ...document, note: 'Of another person' }, payments: [payment] };
  actor.send({ type: 'payments changed', answer: next });

  expect(context().answer).toMatchObject({ payments: [payment], document: { note: '' } });
});
