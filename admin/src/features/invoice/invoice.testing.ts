import type { InvoiceAnswer } from './server/invoice.schema.ts';

const client = {
  name: 'Ana Prado',
  company: '',
  companyEmail: 'ana@prado.example',
  address: '',
  country: '',
  contact: '',
};

/** An invoice without lines, for machines and rules that look at other parts. */
export const answerSample: InvoiceAnswer = {
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
