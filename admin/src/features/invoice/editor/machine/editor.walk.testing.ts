import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../../http/http.error.ts';
import { documentOf, newDraft } from '../model/editor.draft.ts';
import { applyEdit } from '../model/editor.edits.ts';
import { editorMachine } from './editor.machine.ts';
import type { InvoiceAnswer } from '../../server/invoice.schema.ts';

const client = {
  name: 'Ana Prado',
  company: 'Prado Arquitetura',
  companyEmail: 'ana@prado.example',
  address: 'Avenida Atlântica 88, Vitória',
  country: 'Brazil',
  contact: '555 2010',
};
const fields = {
  item: 'eSIM Europe 10 GB',
  description: '',
  price: 13_990,
  quantity: 2000,
  discount: 0,
  taxes: [1800],
};
const today = '2026-03-10';
const written = [
  { type: 'client chosen', client } as const,
  { type: 'line changed', id: 'first', fields } as const,
].reduce(applyEdit, newDraft(today, 'Caio Brandão'));
const document = documentOf(written);
if (!document) throw new Error('The sample has a mistake');

const answer: InvoiceAnswer = {
  invoice: {
    id: 4987,
    issuedDate: today,
    client,
    service: fields.item,
    total: 330.16,
    avatar: '',
    invoiceStatus: 'Draft',
    balance: 'R$ 330,16',
    dueDate: document.dueDate,
  },
  paymentDetails: { totalDue: 330.16, bankName: 'Banco do Cais', country: 'Brazil', iban: '', swiftCode: '' },
  document,
  payments: [],
  activity: [],
};
const items = [{ name: fields.item, price: 13_990, taxes: [1800] }];
const input = { stored: null, today, by: { fullName: 'Caio Brandão', role: 'admin' } };
const route = { route: '/apps/invoice/edit/4987' };

export const walk = walkThrough(editorMachine).with({
  page: '../InvoiceEditor',
  parametersOf: () => route,
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
    'ready.invoice.idle': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Preview' })).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
    },
    'ready.invoice.saving': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    },
    'ready.client.chosen': async ({ expect, screen }) => {
      await expect(await screen.findByRole('list', { name: 'Items of the invoice' })).toBeVisible();
    },
    'ready.client.typing': async ({ expect, screen }) => {
      await expect(await screen.findByRole('dialog', { name: 'Add New Customer' })).toBeInTheDocument();
    },
    'ready.client.adding': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Add', hidden: true })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
  inputs: [
    { ...input, id: 4987 },
    { ...input, id: null },
    { ...input, id: null, stored: { draft: written, base: 'new' } },
  ],
  events: () => [
    { type: 'try again' },
    { type: 'fields changed', fields: { note: 'Thank you' } },
    { type: 'issue date changed', day: '2026-03-11' },
    { type: 'due date changed', day: '2026-03-01' },
    { type: 'term chosen', term: 'days7' },
    { type: 'client chosen', client },
    { type: 'line changed', id: 'first', fields },
    { type: 'lines added', index: 1, lines: [{ ...fields, id: 'second' }] },
    { type: 'lines replaced', index: 1, count: 1, lines: [] },
    { type: 'line removed', id: 'second' },
    { type: 'line moved', id: 'first', index: 0 },
    { type: 'save requested', after: 'stay', key: 'key' },
    { type: 'save requested', after: 'send', key: 'key' },
    { type: 'draft discarded' },
    { type: 'payments changed', answer },
    { type: 'new client requested' },
    { type: 'new client cancelled' },
    { type: 'new client submitted', client, key: 'key' },
  ],
  answers: {
    load: {
      done: [
        { answer, items, clients: [client], nextId: null },
        { answer: null, items, clients: [], nextId: 5037 },
      ],
      errors: [new HttpError('status', '/invoices', { status: 404 }), new Error('no network')],
    },
    save: { done: [answer], errors: [new Error('The server is busy.')] },
    addClient: { done: [client], errors: [new HttpError('status', '/clients', { status: 409 })] },
  },
  alike: ({ context: { id, draft, showsMistakes, error, after } }) => [
    id === null,
    documentOf(draft) !== null,
    showsMistakes,
    error !== null,
    after,
  ],
});
