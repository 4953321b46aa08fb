import type { Email, EmailSender } from '@embarque/mocks/email/contract';
import type { EmailChange } from './email.changes.ts';
import { applyChange, inverse, isIdle, narrowTo, toggleLabel } from './email.changes.ts';
import { findMessage, isOwn, layOut } from './email.layout.ts';
import type { EmailContext, EmailEvent } from '../mailbox/email.setup.ts';

/** The toasts of older changes are gone. */
const UNDOS = 20;

/** New data with the layout that follows from it. */
export function relaid(context: EmailContext, facts: Partial<EmailContext>) {
  return { ...facts, ...layOut({ ...context, ...facts }) };
}

/** The change that an event requests, or null when it changes nothing. */
export function changeIn(context: EmailContext, event: EmailEvent): EmailChange | null {
  if (event.type !== 'messages flagged' && event.type !== 'label toggled') return null;
  const mails = event.ids.flatMap((id) => findMessage(context, id) ?? []);
  const ids = mails.map(({ id }) => id);
  const change: EmailChange =
    event.type === 'label toggled' ? toggleLabel(mails, event.label) : { kind: 'flags', ids, data: event.data };
  return isIdle(change, mails) ? null : change;
}

interface ChangeNumber {
  no: number;
  undoes?: number;
  isUndoable: boolean;
}

/** Own messages change at once; changes of the server's messages are queued. */
export function changed(
  context: EmailContext,
  changes: readonly EmailChange[],
  { no, undoes, isUndoable }: ChangeNumber,
) {
  const own = context.own.map((mail) => changes.reduce(applyChange, mail));
  const forServer = changes.map((change) => narrowTo(change, (id) => !isOwn(id))).filter(({ ids }) => ids.length > 0);
  const before = changes.flatMap(({ ids }) => ids).flatMap((id) => findMessage(context, id) ?? []);
  const undo = isUndoable && { [no]: changes.flatMap((change) => inverse(change, before)) };
  const kept = Object.entries(context.undos).slice(1 - UNDOS);
  return {
    ...relaid(context, { own, queue: [...context.queue, ...forServer.map((change) => ({ no, change, undoes }))] }),
    lastNo: no,
    undos: { ...Object.fromEntries(kept), ...undo },
  };
}

/** The people of newer messages first, then those known before. */
export function peopleIn(emails: readonly Email[], known: readonly EmailSender[]): EmailSender[] {
  const people = new Map<string, EmailSender>();
  const add = (person: EmailSender) => people.has(person.email) || people.set(person.email, person);
  for (const { from, to, cc, folder } of emails.slice(0, 100)) {
    if (folder === 'spam' || folder === 'trash') continue;
    [from, ...[...to, ...cc].map((person) => ({ ...person, avatar: '' }))].forEach(add);
  }
  known.forEach(add);
  return [...people.values()];
}
