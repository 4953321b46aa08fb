import type { Email } from '@embarque/mocks/email/contract';
import * as v from 'valibot';
import { type OutboxFeature, PartlyDone } from '../../../outbox/outbox.types.ts';
import { storage } from '../../../storage/storage.ts';
import { updateStoredMessages } from '../drafts/drafts.storage.ts';
import { applyTo, type EmailCommand, type EmailResponse, hasEffect, idsOf, inverse } from '../model/email.commands.ts';
import { isOwn } from '../model/email.layout.ts';
import { emailCalls } from './email.api.ts';
import { describeCommand } from './email.messages.ts';

/** How the outbox carries the commands of the mailbox out. */
export const emailOutbox: OutboxFeature<readonly Email[], EmailCommand, EmailResponse> = {
  name: 'email',
  // Stored by this app itself, behind the name and the person of the entry.
  schema: v.custom<EmailCommand>((value) => typeof value === 'object' && value !== null && 'type' in value),
  apply: (mails, command) => (hasEffect(mails, command) ? mails.map((mail) => applyTo(mail, command)) : mails),
  inverse,
  describe: describeCommand,
  subjects: (_, command) => idsOf(command).map(String),
  send: async (command, { id }) => {
    const response = await sendToServer(command, id);
    // An open mailbox does the same to its messages; without one, this is all that changes them.
    updateStoredMessages(storage, idsOf(command).filter(isOwn), (mail) => applyTo(mail, command));
    return response;
  },
};

async function sendToServer(command: EmailCommand, id: string): Promise<EmailResponse> {
  const ofServer = (ids: number[]) => ids.filter((each) => !isOwn(each));
  if (command.type === 'label toggled') {
    const ids = ofServer(command.ids);
    return ids.length > 0 ? emailCalls.toggleLabel(ids, command.label, id) : { emailsMeta: null };
  }
  let response: EmailResponse = { emailsMeta: null };
  for (const { ids, data } of command.updates.map((update) => ({ ...update, ids: ofServer(update.ids) }))) {
    if (ids.length === 0) continue;
    try {
      response = await emailCalls.update(ids, data);
    } catch (error) {
      if (response.emailsMeta === null) throw error;
      throw new PartlyDone(response, error);
    }
  }
  return response;
}
