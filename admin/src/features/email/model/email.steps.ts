import type { Email, EmailSender, OpenEmail } from '@embarque/mocks/email/contract';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { confirming } from '../../../outbox/view/outbox.followed.ts';
import type { EmailContext, EmailEvent } from '../mailbox/email.setup.ts';
import {
  applyAllToList,
  applyTo,
  type EmailCommand,
  type EmailResponse,
  hasEffect,
  labelToggled,
} from './email.commands.ts';
import { findMessage, layOut } from './email.layout.ts';

const listData = confirming<readonly Email[], EmailCommand, EmailResponse>({
  apply: (mails, command) => applyAllToList(mails, [command]),
});

const messageData = confirming<OpenEmail | null, EmailCommand, EmailResponse>({
  apply: (mail, command) => mail && applyTo(mail, command),
});

/** New data with the layout that follows from it. */
export function relaid(context: EmailContext, facts: Partial<EmailContext>) {
  return { ...facts, ...layOut({ ...context, ...facts }) };
}

/** The command that an event stands for, with the messages before it; null when it changes nothing. */
export function commandIn(
  context: EmailContext,
  event: EmailEvent,
): { command: EmailCommand; state: readonly Email[] } | null {
  if (event.type !== 'messages flagged' && event.type !== 'label toggled' && event.type !== 'messages deleted')
    return null;
  const state = event.ids.flatMap((id) => findMessage(context, id) ?? []);
  const ids = state.map(({ id }) => id);
  const command = commandFor(event, ids, state);
  return hasEffect(state, command) ? { command, state } : null;
}

type CommandEvent = Extract<EmailEvent, { type: 'messages flagged' | 'label toggled' | 'messages deleted' }>;

function commandFor(event: CommandEvent, ids: number[], state: readonly Email[]): EmailCommand {
  switch (event.type) {
    case 'label toggled':
      return labelToggled(state, event.label);
    case 'messages deleted':
      return { type: 'messages deleted', ids };
    default:
      return {
        type: 'messages updated',
        updates: [{ ids, data: event.data }],
        ...(event.isQuiet && { isQuiet: true }),
      };
  }
}

/** The outbox has other entries, or the server has confirmed or refused one. */
export function withOutbox(context: EmailContext, { entries, change }: OutboxChanged<EmailCommand, EmailResponse>) {
  // A list of which a part is changed is loaded again.
  if (change?.type !== 'confirmed') return relaid(context, { entries });
  const list = listData.changed({ confirmed: context.emails, missed: context.listMissed }, change);
  const message = messageData.changed({ confirmed: context.opened, missed: context.messageMissed }, change);
  return relaid(context, {
    entries,
    emails: list.confirmed,
    listMissed: list.missed,
    own: applyAllToList(context.own, [change.entry.command]),
    opened: message.confirmed,
    messageMissed: message.missed,
    meta: change.response.emailsMeta ?? context.meta,
  });
}

/** The loaded list, with what was confirmed while it was requested. */
export function withLoadedList({ listMissed }: EmailContext, loaded: readonly Email[]) {
  const { confirmed, missed } = listData.loaded({ missed: listMissed }, loaded);
  return { emails: confirmed, listMissed: missed };
}

/** The loaded message, with what was confirmed while it was requested. */
export function withLoadedMessage({ messageMissed }: EmailContext, loaded: OpenEmail) {
  const { confirmed, missed } = messageData.loaded({ missed: messageMissed }, loaded);
  return { opened: confirmed, messageMissed: missed };
}

/** The people of newer messages first, then those known before. */
export function peopleIn(emails: readonly Email[], known: readonly EmailSender[]): EmailSender[] {
  const people = new Map<string, EmailSender>();
  const add = (person: EmailSender) => {
    const key = person.email.toLowerCase();
    if (!people.has(key)) people.set(key, person);
  };
  for (const { from, to, cc, folder } of emails.slice(0, 100)) {
    if (folder === 'spam' || folder === 'trash') continue;
    [from, ...[...to, ...cc].map((person) => ({ ...person, avatar: '' }))].forEach(add);
  }
  known.forEach(add);
  return [...people.values()];
}
