import type { InvoicePayment, InvoiceStatus, SendInvoicesRequest } from '@embarque/mocks/invoice/contract';
import type { RolePrincipal } from '@embarque/mocks/roles/contract';
import { balanceOfCents, centsOfBalance } from './balance.ts';
import type { Invoice } from '../../../invoices/invoice-row.schema.ts';

/** An invoice on screen: its row, and its payments where they are shown. */
export interface ShownInvoice {
  invoice: Invoice;
  payments?: readonly InvoicePayment[];
}

/** The invoices on screen. */
export type ShownInvoices = readonly ShownInvoice[];

export interface PaymentOf {
  id: number;
  payment: InvoicePayment;
}

export type InvoiceCommand = InvoiceStep & {
  /** The person who asks; the server refuses those without the right. */
  by?: RolePrincipal | undefined;
};

type InvoiceStep =
  | { type: 'deleted'; ids: number[] }
  | { type: 'restored'; ids: number[] }
  | { type: 'sent'; ids: number[]; mail: NonNullable<SendInvoicesRequest['mail']> | null }
  | { type: 'recalled'; ids: number[] }
  | { type: 'paid'; payments: PaymentOf[] }
  | { type: 'payments removed'; payments: PaymentOf[] }
  | { type: 'downloaded'; ids: number[] }
  | { type: 'duplicated'; id: number };

/** The invoices after a command; the same ones when it changes nothing. */
export function apply(invoices: ShownInvoices, command: InvoiceCommand): ShownInvoices {
  switch (command.type) {
    case 'deleted':
      return filtered(invoices, ({ invoice }) => !command.ids.includes(invoice.id));
    case 'sent':
      return changed(invoices, command.ids, (shown) => withStatus(shown, 'Sent'));
    case 'downloaded':
      return changed(invoices, command.ids, (shown) => withStatus(shown, 'Downloaded'));
    case 'paid':
      return command.payments.reduce(pay, invoices);
    case 'payments removed':
      return command.payments.reduce(unpay, invoices);
    case 'restored':
    case 'recalled':
    case 'duplicated':
      return invoices;
  }
}

/** The command that takes another one back. */
export function inverse(command: InvoiceCommand): InvoiceCommand | null {
  const { by } = command;
  switch (command.type) {
    case 'deleted':
      return { type: 'restored', ids: command.ids, by };
    case 'sent':
      return { type: 'recalled', ids: command.ids, by };
    case 'paid':
      return { ...command, type: 'payments removed' };
    case 'restored':
    case 'recalled':
    case 'payments removed':
    case 'downloaded':
    case 'duplicated':
      return null;
  }
}

/** Ids of the invoices that a command is about. */
export function idsOf(command: InvoiceCommand): number[] {
  if ('ids' in command) return command.ids;
  return 'payments' in command ? command.payments.map(({ id }) => id) : [command.id];
}

function pay(invoices: ShownInvoices, { id, payment }: PaymentOf): ShownInvoices {
  return changed(invoices, [id], (shown) => {
    if (shown.payments?.some((known) => known.id === payment.id)) return shown;
    const payments = shown.payments && [...shown.payments, payment];
    return withBalance({ ...shown, ...(payments && { payments }) }, -payment.amount);
  });
}

function unpay(invoices: ShownInvoices, { id, payment }: PaymentOf): ShownInvoices {
  return changed(invoices, [id], (shown) => {
    const payments = shown.payments?.filter((known) => known.id !== payment.id);
    if (payments && payments.length === shown.payments?.length) return shown;
    return withBalance({ ...shown, ...(payments && { payments }) }, payment.amount);
  });
}

/** Payments and the due day decide the status before sending does, as on the server. */
const settled: readonly Invoice['invoiceStatus'][] = ['Paid', 'Partial Payment', 'Past Due'];

function withStatus(shown: ShownInvoice, invoiceStatus: 'Sent' | 'Downloaded'): ShownInvoice {
  const before = shown.invoice.invoiceStatus;
  if (settled.includes(before) || before === invoiceStatus) return shown;
  return { ...shown, invoice: { ...shown.invoice, invoiceStatus } };
}

function withBalance(shown: ShownInvoice, change: number): ShownInvoice {
  const { invoice } = shown;
  const open = centsOfBalance(invoice.balance) + change;
  const isLate = invoice.invoiceStatus === 'Past Due';
  const rest: InvoiceStatus = isLate ? 'Past Due' : 'Partial Payment';
  return { ...shown, invoice: { ...invoice, balance: balanceOfCents(open), invoiceStatus: open <= 0 ? 'Paid' : rest } };
}

function changed(invoices: ShownInvoices, ids: readonly number[], change: (shown: ShownInvoice) => ShownInvoice) {
  const next = invoices.map((shown) => (ids.includes(shown.invoice.id) ? change(shown) : shown));
  return next.some((shown, index) => shown !== invoices[index]) ? next : invoices;
}

function filtered(invoices: ShownInvoices, keeps: (shown: ShownInvoice) => boolean): ShownInvoices {
  const rest = invoices.filter(keeps);
  return rest.length === invoices.length ? invoices : rest;
}
