import type { Email } from '@embarque/mocks/email/contract';
import { isNotFound } from '../../../http/http.error.ts';
import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { applyAllToList, type EmailCommand, idsOf } from '../model/email.commands.ts';
import { isOwn } from '../model/email.layout.ts';
import { emailCalls } from './email.api.ts';

/** How changes of messages are undone from any page: each as a whole. Drafts of this browser are not asked for. */
export const emailUndo: UndoRules<readonly Email[], EmailCommand> = {
  load: async (command, signal) => {
    const ids = idsOf(command).filter((id) => !isOwn(id));
    const mails = await Promise.all(ids.map(async (id) => loadMail(id, signal)));
    return mails.filter((mail) => mail !== null);
  },
  apply: (mails, command) => {
    const after = applyAllToList(mails, [command]);
    return textOf(after) === textOf(mails) ? mails : after;
  },
};

/** A label that is added once more goes to the end, which changes nothing. */
const textOf = (mails: readonly Email[]): string =>
  JSON.stringify(mails.map((mail) => ({ ...mail, labels: mail.labels.toSorted() })));

async function loadMail(id: number, signal: AbortSignal): Promise<Email | null> {
  try {
    return await emailCalls.open(id, { folder: 'inbox', label: null, q: '' }, signal);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
