import * as v from 'valibot';
import { callsTo } from '../lib/http/calls.testing.ts';
import type { Email } from './email.contract.ts';
import { emailHandlers } from './email.handlers.ts';
import { emailAnswerSchema, emailsAnswerSchema, updateEmailsAnswerSchema } from './email.schema.ts';

export const folders = ['inbox', 'draft', 'spam', 'trash', 'sent'] as const;

export const idsOf = (emails: Email[]) => emails.map(({ id }) => id);

/** The mailbox's calls, their good answers checked against the contract. */
export function openMailbox() {
  const call = callsTo(emailHandlers);
  const updated = v.object({ status: v.literal(200), body: updateEmailsAnswerSchema });
  const update = async (path: string, body: unknown) =>
    v.parse(updated, await call('POST', path, body)).body.emailsMeta;
  const list = async (query = '') =>
    v.parse(emailsAnswerSchema, (await call('GET', `/apps/email/emails?${query}`)).body);
  const everyEmail = async () => {
    const lists = await Promise.all(folders.map((folder) => list(`folder=${folder}`)));
    return lists.flatMap(({ emails }) => emails);
  };
  return {
    call,
    list,
    /** Every mail of the mailbox, folder by folder. */
    everyEmail,
    /** A mail as it lies in the mailbox. */
    stored: async (id: number) => (await everyEmail()).find((email) => email.id === id),
    open: async (query: string) =>
      v.parse(emailAnswerSchema, (await call('GET', `/apps/email/get-email?${query}`)).body).email,
    paginate: async (query: string) =>
      v.parse(emailAnswerSchema, (await call('GET', `/apps/email/paginate-email?${query}`)).body).email,
    update: (emailIds: number[], dataToUpdate: object) =>
      update('/apps/email/update-emails', { emailIds, dataToUpdate }),
    remove: (emailIds: number[]) => update('/apps/email/delete-emails', { emailIds }),
    toggle: (emailIds: number[], label: string) => update('/apps/email/update-emails-label', { emailIds, label }),
  };
}
