import type {
  Email,
  EmailAnswer,
  EmailChanges,
  EmailLabel,
  EmailsAnswer,
  OpenEmail,
  PaginateEmailQuery,
  UpdateEmailsAnswer,
} from '@embarque/mocks/email/contract';
import * as v from 'valibot';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { demoApi } from '../../../http/http.ts';
import { pictureSchema } from '../../../http/response/picture.schema.ts';
import type { EmailListQuery } from '../model/email.query.ts';
import { optionalRows, rows } from '../../../http/response/rows.schema.ts';
import { flag, moment, number, numberId, requiredText, text, texts } from '../../../http/response/tolerant.schema.ts';

export const EMAILS = '/apps/email/emails';

const UNKNOWN_SENDER = { name: '', email: '', avatar: '' };

const address = { name: text, email: requiredText };

const mail = {
  id: numberId,
  from: v.fallback(v.object({ name: text, email: text, avatar: pictureSchema }), UNKNOWN_SENDER),
  replyTo: v.fallback(v.optional(v.array(v.object(address))), undefined),
  to: optionalRows(v.object(address)),
  cc: optionalRows(v.object(address)),
  bcc: optionalRows(v.object(address)),
  subject: text,
  message: text,
  attachments: optionalRows(
    v.object({ fileName: requiredText, thumbnail: pictureSchema, url: text, size: v.fallback(number, 0) }),
  ),
  isStarred: flag,
  labels: texts,
  time: moment,
  folder: v.picklist(['inbox', 'draft', 'spam', 'trash', 'sent']),
  isRead: flag,
  isDeleted: flag,
};

const messageSchema: v.GenericSchema<unknown, Email> = v.object({
  ...mail,
  replies: optionalRows(v.lazy(() => messageSchema)),
});

const count = v.fallback(number, 0);
const metaSchema = v.object({ inbox: count, draft: count, spam: count });

const listSchema: v.GenericSchema<unknown, EmailsAnswer> = v.object({
  emails: rows(messageSchema),
  emailsMeta: v.fallback(metaSchema, { inbox: 0, draft: 0, spam: 0 }),
  ownAddresses: v.fallback(v.optional(v.array(v.string())), undefined),
});

const openSchema: v.GenericSchema<unknown, EmailAnswer> = v.object({
  email: v.object({
    ...mail,
    replies: optionalRows(messageSchema),
    hasPreviousMail: flag,
    hasNextMail: flag,
  }),
});

const updateSchema: v.GenericSchema<unknown, UpdateEmailsAnswer> = v.object({ emailsMeta: metaSchema });

/** The list that a message is opened from, without empty parts. */
const paramsOf = ({ folder, label, q }: EmailListQuery) => ({ folder, ...(label && { label }), ...(q && { q }) });

/** Requests of the mailbox. All reject with an `HttpError`. */
export const emailCalls = {
  list: async (query: EmailListQuery, signal?: AbortSignal): Promise<EmailsAnswer> =>
    parseAnswer(EMAILS, listSchema, await demoApi.get(EMAILS, { params: paramsOf(query), signal })),

  open: async (id: number, query: EmailListQuery, signal?: AbortSignal): Promise<OpenEmail> => {
    const params = { id, ...paramsOf(query) };
    const answer = await demoApi.get('/apps/email/get-email', { params, signal });
    return parseAnswer('get-email', openSchema, answer).email;
  },

  turn: async (
    { dir, emailId }: Pick<PaginateEmailQuery, 'dir' | 'emailId'>,
    query: EmailListQuery,
    signal?: AbortSignal,
  ): Promise<OpenEmail> => {
    const params = { dir, emailId, ...paramsOf(query) };
    const answer = await demoApi.get('/apps/email/paginate-email', { params, signal });
    return parseAnswer('paginate-email', openSchema, answer).email;
  },

  update: async (emailIds: number[], dataToUpdate: EmailChanges): Promise<UpdateEmailsAnswer> =>
    parseAnswer(
      'update-emails',
      updateSchema,
      await demoApi.post('/apps/email/update-emails', { emailIds, dataToUpdate }),
    ),

  delete: async (emailIds: number[]): Promise<UpdateEmailsAnswer> =>
    parseAnswer('delete-emails', updateSchema, await demoApi.post('/apps/email/delete-emails', { emailIds })),

  /** @param idempotencyKey keeps a repeated request from toggling the label back */
  toggleLabel: async (emailIds: number[], label: EmailLabel, idempotencyKey: string): Promise<UpdateEmailsAnswer> =>
    parseAnswer(
      'update-emails-label',
      updateSchema,
      await demoApi.post('/apps/email/update-emails-label', { emailIds, label }, { idempotencyKey }),
    ),
};
