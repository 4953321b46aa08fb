import * as v from 'valibot';
import { callsTo } from '../calls.testing.ts';
import { emailHandlers } from './email.handlers.ts';
import { emailAnswerSchema, emailsAnswerSchema, updateEmailsAnswerSchema } from './email.schema.ts';

/** The mailbox's calls, their good answers checked against the contract. */
export function openMailbox() {
  const call = callsTo(emailHandlers);
  const update = async (path: string, body: unknown) =>
    v.parse(updateEmailsAnswerSchema, (await call('POST', path, body)).body).emailsMeta;
  return {
    call,
    list: async (query = '') => v.parse(emailsAnswerSchema, (await call('GET', `/apps/email/emails?${query}`)).body),
    open: async (query: string) =>
      v.parse(emailAnswerSchema, (await call('GET', `/apps/email/get-email?${query}`)).body).email,
    paginate: async (query: string) =>
      v.parse(emailAnswerSchema, (await call('GET', `/apps/email/paginate-email?${query}`)).body).email,
    update: (emailIds: number[], dataToUpdate: object) =>
      update('/apps/email/update-emails', { emailIds, dataToUpdate }),
    toggle: (emailIds: number[], label: string) => update('/apps/email/update-emails-label', { emailIds, label }),
  };
}
