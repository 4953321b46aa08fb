import type { Email } from '@embarque/mocks/email/contract';
import * as v from 'valibot';
import { type OutboxFeature, PartlyDone } from '../../../outbox/outbox.types.ts';
import { removeStoredMessages, updateStoredMessages } from '../drafts/drafts.storage.ts';
import {
  applyAllToList,
  applyTo,
  type EmailCommand,
  type EmailResponse,
  hasEffect,
  idsOf,
  inverse,
  isHeld,
} from '../model/email.commands.ts';
import { isOwn } from '../model/email.layout.ts';
import { emailCalls } from './email.api.ts';
import { LABELS } from '../model/email.query.ts';
import { describeCommand } from './email.messages.ts';

const ids = v.array(v.number());

const commandSchema: v.GenericSchema<unknown, EmailCommand> = v.variant('type', [
  v.object({
    type: v.literal('messages updated'),
    updates: v.array(
      v.object({
        ids,
        data: v.partial(
          v.object({
            isRead: v.boolean(),
            isStarred: v.boolean(),
            folder: v.picklist(['inbox', 'draft', 'spam', 'trash', 'sent']),
            isDeleted: v.boolean(),
          }),
        ),
      }),
    ),
    isQuiet: v.optional(v.literal(true)),
  }),
  v.object({ type: v.literal('label toggled'), ids, label: v.picklist(LABELS), adds: ids }),
  v.object({ type: v.literal('messages deleted'), ids }),
]);

/** How the outbox carries the commands of the mailbox out. */
export const emailOutbox: OutboxFeature<readonly Email[], EmailCommand, EmailResponse> = {
  name: 'email',
  schema: commandSchema,
  apply: (mails, command) => (hasEffect(mails, command) ? applyAllToList(mails, [command]) : mails),
  inverse,
  isHeld,
  describe: describeCommand,
  subjects: (_, command) => idsOf(command).map(String),
  send: async (command, { id, storage }) => {
    const response = await sendToServer(command, id);
    // An open mailbox does the same to its messages; without one, this is all that changes them.
    const own = idsOf(command).filter(isOwn);
    if (command.type === 'messages deleted') removeStoredMessages(storage, own);
    else updateStoredMessages(storage, own, (mail) => applyTo(mail, command));
    return response;
  },
};

async function sendToServer(command: EmailCommand, id: string): Promise<EmailResponse> {
  const ofServer = (ids: number[]) => ids.filter((each) => !isOwn(each));
  if (command.type === 'label toggled') {
    const ids = ofServer(command.ids);
    return ids.length > 0 ? emailCalls.toggleLabel(ids, command.label, id) : { emailsMeta: null };
  }
  if (command.type === 'messages deleted') {
    const ids = ofServer(command.ids);
    return ids.length > 0 ? emailCalls.delete(ids) : { emailsMeta: null };
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
