import type { InvoicePayment } from '@embarque/mocks/invoice/contract';
import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { idsOf, type InvoiceCommand, type PaymentOf } from '../model/invoice.commands.ts';
import { loadInvoice } from './invoice.api.ts';

/** The payments of the invoices that a command is about. */
type Payments = Readonly<Record<number, readonly InvoicePayment[]>>;

/** How recorded payments are undone from any page. Nothing else of an invoice can be taken back once the server has it. */
export const invoiceUndo: UndoRules<Payments, InvoiceCommand> = {
  load: async (command, signal) => {
    const answers = await Promise.all(idsOf(command).map(async (id) => loadInvoice(id, signal)));
    return Object.fromEntries(answers.map(({ invoice, payments }) => [invoice.id, payments]));
  },
  apply: (now, command) => {
    if (command.type === 'paid') return command.payments.reduce(pay, now);
    return command.type === 'payments removed' ? command.payments.reduce(unpay, now) : now;
  },
};

const hasPayment = (now: Payments, { id, payment }: PaymentOf): boolean =>
  now[id]?.some((known) => known.id === payment.id) ?? false;

const pay = (now: Payments, one: PaymentOf): Payments =>
  hasPayment(now, one) ? now : { ...now, [one.id]: [...(now[one.id] ?? []), one.payment] };

const unpay = (now: Payments, one: PaymentOf): Payments =>
  hasPayment(now, one) ? { ...now, [one.id]: (now[one.id] ?? []).filter(({ id }) => id !== one.payment.id) } : now;
