import type { InvoiceAnswer } from '@embarque/mocks/invoice/contract';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { printMachine } from './print.machine.ts';

const client = {
  name: 'Ana Prado',
  company: '',
  companyEmail: 'ana@prado.example',
  address: '',
  country: '',
  contact: '',
};

const answer: InvoiceAnswer = {
  invoice: {
    id: 4987,
    issuedDate: '2026-03-10',
    client,
    service: '',
    total: 0,
    avatar: '',
    invoiceStatus: 'Draft',
    balance: 0,
    dueDate: '2026-03-10',
  },
  paymentDetails: { totalDue: 0, bankName: 'Banco do Cais', country: 'Brazil', iban: '', swiftCode: '' },
  document: {
    issuedDate: '2026-03-10',
    dueDate: '2026-03-10',
    term: 'receipt',
    currency: 'BRL',
    client,
    salesperson: '',
    note: '',
    lines: [],
    discount: { kind: 'amount', cents: 0 },
    acceptedPayments: [],
    shows: { terms: true, notes: true, stub: false },
  },
  payments: [],
  activity: [],
};

export const walk = walkThrough(printMachine).with({
  inputs: [{ id: 4987 }],
  events: () => [{ type: 'print requested' }, { type: 'try again' }],
  answers: {
    load: { done: [answer], errors: [new HttpError('unreachable', 'invoices')] },
    waitForAssets: { done: [undefined] },
    print: { done: [undefined] },
  },
});
