import type { InvoicePayment } from '@embarque/mocks/invoice/contract';
import { expect, it } from 'vitest';
import { apply, inverse, type InvoiceCommand, type ShownInvoices } from './invoice.commands.ts';
import type { Invoice } from '../../../invoices/invoice-row.schema.ts';

const client = { name: 'Ana', company: '', companyEmail: '', address: '', country: '', contact: '' };
const invoiceOf = (change: Partial<Invoice>): Invoice => ({
  id: 1,
  issuedDate: '2030-06-15',
  dueDate: '2030-07-15',
  client,
  service: '',
  total: 100,
  avatar: '',
  invoiceStatus: 'Sent',
  balance: 'R$ 100,00',
  ...change,
});
const shown = (change: Partial<Invoice> = {}): ShownInvoices => [{ invoice: invoiceOf(change), payments: [] }];
const payment = (amount: number): InvoicePayment => ({
  id: 'p',
  amount,
  date: '2030-06-15',
  method: 'Cash',
  note: '',
});
const paid = (amount: number): InvoiceCommand => ({ type: 'paid', payments: [{ id: 1, payment: payment(amount) }] });
const after = (invoices: ShownInvoices, ...commands: InvoiceCommand[]) =>
  commands.reduce((all, command) => apply(all, command), invoices);
const rowAfter = (invoices: ShownInvoices, command: InvoiceCommand) => after(invoices, command)[0]?.invoice;

it('a payment lowers the balance to the cent, and decides the status', () => {
  expect(rowAfter(shown(), paid(9999))).toMatchObject({ balance: 'R$ 0,01', invoiceStatus: 'Partial Payment' });
  expect(rowAfter(shown(), paid(10_000))).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
  expect(rowAfter(shown({ invoiceStatus: 'Past Due' }), paid(1))).toMatchObject({ invoiceStatus: 'Past Due' });
});

it('a payment counts once, though it is loaded already', () => {
  const once = after(shown(), paid(100));

  expect(after(once, paid(100))).toBe(once);
});

it('the inverse of a payment restores the balance', () => {
  const command = paid(2500);
  const back = inverse(command);

  expect(back).not.toBeNull();
  expect(after(shown(), command, back as InvoiceCommand)[0]?.invoice.balance).toBe('R$ 100,00');
});

it('sending again leaves an invoice that is paid in part as it is (XI-12)', () => {
  const partly = shown({ invoiceStatus: 'Partial Payment' });

  expect(after(partly, { type: 'sent', ids: [1], mail: null })).toBe(partly);
});
