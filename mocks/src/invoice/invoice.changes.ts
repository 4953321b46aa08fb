import { decline } from '../lib/http/answers.ts';
import { isoDay } from '../lib/time/days.ts';
import { now } from '../lib/time/clock.ts';
import type {
  InvoiceDocument,
  InvoicePayment,
  PayInvoicesRequest,
  SendInvoicesRequest,
  UnpayInvoicesRequest,
} from './invoice.contract.ts';
import { moneyText } from './invoice.money.ts';
import { eventOf, type InvoiceRecord, totalsOf } from './invoice.records.ts';
import type { Author } from './invoice.rights.ts';

export function send(records: readonly InvoiceRecord[], mail: SendInvoicesRequest['mail'], author: Author): void {
  for (const record of records) {
    const to = mail?.to ?? [record.document.client.companyEmail];
    record.delivered = 'Sent';
    record.activity.push(eventOf({ kind: 'sent', to }, author));
  }
}

export function download(records: readonly InvoiceRecord[], author: Author): void {
  for (const record of records) {
    record.delivered = 'Downloaded';
    record.activity.push(eventOf({ kind: 'downloaded' }, author));
  }
}

/** Enters payments; the first that cannot be is thrown as the 422 to answer, and then none is entered. */
export function pay(
  records: ReadonlyMap<number, InvoiceRecord>,
  { payments }: PayInvoicesRequest,
  author: Author,
): void {
  const added = new Map<InvoiceRecord, InvoicePayment[]>();
  for (const { id, payment } of payments) {
    const record = records.get(id);
    if (!record) throw decline(404, 'There is no such invoice');
    const before = [...record.payments, ...(added.get(record) ?? [])];
    if (before.some((known) => known.id === payment.id)) continue;
    const { balance } = totalsOf({ ...record, payments: before });
    if (payment.amount > balance) throw decline(422, overpaid(id, balance));
    added.set(record, [...(added.get(record) ?? []), payment]);
  }
  for (const [record, some] of added) {
    for (const payment of some) {
      record.payments.push(payment);
      record.activity.push(eventOf({ kind: 'payment', amount: payment.amount }, author));
    }
  }
}

const overpaid = (id: number, balance: number) =>
  `payments: No more than ${moneyText(Math.max(0, balance))} of invoice ${id} is open`;

export function unpay(
  records: ReadonlyMap<number, InvoiceRecord>,
  { payments }: UnpayInvoicesRequest,
  author: Author,
): void {
  for (const { id, paymentId } of payments) {
    const record = records.get(id);
    const payment = record?.payments.find((one) => one.id === paymentId);
    if (!record || !payment) continue;
    record.payments = record.payments.filter((one) => one !== payment);
    record.activity.push(eventOf({ kind: 'payment removed', amount: payment.amount }, author));
  }
}

/** A new draft of a document. */
export function draftOf(id: number, document: InvoiceDocument, author: Author, avatar = ''): InvoiceRecord {
  return { id, avatar, document, payments: [], activity: [eventOf({ kind: 'created' }, author)], delivered: null };
}

/** The same document, written today and due as many days later as before. */
export function copyOf(document: InvoiceDocument): InvoiceDocument {
  const days = Math.round((noon(document.dueDate) - noon(document.issuedDate)) / DAY);
  const today = isoDay(new Date(now()));
  return { ...structuredClone(document), issuedDate: today, dueDate: isoDay(new Date(noon(today) + days * DAY)) };
}

const DAY = 86_400_000;
const noon = (day: string) => new Date(`${day}T12:00:00`).getTime();

export function edit(record: InvoiceRecord, document: InvoiceDocument, author: Author): void {
  const { paid } = totalsOf(record);
  const { total } = totalsOf({ document, payments: [] });
  if (total < paid) throw decline(422, `document: ${moneyText(paid)} is paid, which is more than the new total`);
  record.document = document;
  record.activity.push(eventOf({ kind: 'edited' }, author));
}
