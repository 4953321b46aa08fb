import type { InvoiceEvent } from '@embarque/mocks/invoice/contract';
import * as v from 'valibot';
import { unknownToServer } from '../../../outbox/journal/journal.core.ts';
import type { Journal, JournalEntry, JournalState } from '../../../outbox/journal/journal.types.ts';
import type { InvoiceCommand } from '../model/invoice.commands.ts';
import { invoiceOutbox } from '../server/invoice.outbox.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

/** One thing that was done with an invoice, by the server or by a change of this person that it does not have. */
export interface ActivityLine extends Omit<InvoiceEvent, 'kind'> {
  kind: InvoiceEvent['kind'] | 'deleted';
  /** How far a change of this person has come; left out once it is saved. */
  state?: Exclude<JournalState, 'saved'> | undefined;
  /** Why the server refused it, or its undo. */
  reason?: string | undefined;
}

/**
 * The activity of an invoice, newest first. A change of this person stands there at once, until the server's own line takes its
 * place: that has the id of the change.
 *
 * @param unloaded ids of the changes that the server has confirmed and that are not loaded again yet
 */
export function activityOf(answer: InvoiceAnswer, journal: Journal, unloaded: readonly string[]): ActivityLine[] {
  const { invoice, activity } = answer;
  const subject = String(invoice.id);
  const known = activity.map((event) => ({
    ...event,
    ...undoOf(journal.find(({ entry }) => entry.id === event.requestId)),
  }));
  const isUnloaded = ({ entry, state }: JournalEntry) =>
    state === 'saved' &&
    unloaded.includes(entry.id) &&
    entry.feature === invoiceOutbox.name &&
    entry.subjects.includes(subject);
  const missing = [...unknownToServer(journal, invoiceOutbox.name, subject), ...journal.filter(isUnloaded)].filter(
    ({ entry }) => activity.every(({ requestId }) => requestId !== entry.id),
  );
  return [...known, ...missing.flatMap((one) => linesOf(one, answer))]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .toReversed();
}

/** The server has the change: only its undo is still to be told. */
function undoOf(one: JournalEntry | undefined): Pick<ActivityLine, 'state' | 'reason'> {
  if (!one) return {};
  const isUndo = one.state === 'undoing' || one.state === 'undone';
  return { ...(isUndo && { state: one.state as 'undoing' | 'undone' }), reason: one.reason };
}

function linesOf({ entry, state, reason }: JournalEntry, answer: InvoiceAnswer): ActivityLine[] {
  const read = v.safeParse(invoiceOutbox.schema, entry.command);
  const event = read.success && eventOf(read.output, answer);
  if (!event) return [];
  const { id: requestId, at } = entry;
  const by = read.output.by?.fullName ?? '';
  return [{ ...event, at, by, requestId, state: state === 'saved' ? undefined : state, reason }];
}

function eventOf(
  command: InvoiceCommand,
  { invoice, document }: InvoiceAnswer,
): Pick<ActivityLine, 'kind' | 'to' | 'amount'> | null {
  switch (command.type) {
    case 'sent':
      return { kind: 'sent', to: command.mail?.to ?? [document.client.companyEmail] };
    case 'paid': {
      const amounts = command.payments.filter(({ id }) => id === invoice.id).map(({ payment }) => payment.amount);
      return { kind: 'payment', amount: amounts.reduce((sum, amount) => sum + amount, 0) };
    }
    case 'deleted':
    case 'downloaded':
      return { kind: command.type };
    case 'restored':
    case 'recalled':
    case 'payments removed':
    case 'duplicated':
      return null;
  }
}
