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
import { type EmailListQuery, LABELS } from '../model/email.query.ts';

const address = { name: v.string(), email: v.string() };

const mail = {
  id: v.number(),
  from: v.object({ ...address, avatar: pictureSchema }),
  replyTo: v.optional(v.array(v.object(address))),
  to: v.array(v.object(address)),
  cc: v.array(v.object(address)),
  bcc: v.array(v.object(address)),
  subject: v.string(),
  message: v.string(),
  attachments: v.array(v.object({ fileName: v.string(), thumbnail: pictureSchema, url: v.string(), size: v.number() })),
  isStarred: v.boolean(),
  labels: v.array(v.picklist(LABELS)),
  time: v.string(),
  folder: v.picklist(['inbox', 'draft', 'spam', 'trash', 'sent']),
  isRead: v.boolean(),
  isDeleted: v.boolean(),
};

const messageSchema: v.GenericSchema<unknown, Email> = v.object({
  ...mail,
  replies: v.array(v.lazy(() => messageSchema)),
});

const metaSchema = v.object({ inbox: v.number(), draft: v.number(), spam: v.number() });

const listSchema: v.GenericSchema<unknown, EmailsAnswer> = v.object({
  emails: v.array(messageSchema),
  emailsMeta: metaSchema,
  ownAddresses: v.optional(v.array(v.string())),
});

const openSchema: v.GenericSchema<unknown, EmailAnswer> = v.object({
  email: v.object({
    ...mail,
    replies: v.array(messageSchema),
    hasPreviousMail: v.boolean(),
    hasNextMail: v.boolean(),
  }),
});

const updateSchema: v.GenericSchema<unknown, UpdateEmailsAnswer> = v.object({ emailsMeta: metaSchema });

/** The list that a message is opened from, without empty parts. */
const paramsOf = ({ folder, label, q }: EmailListQuery) => ({ folder, ...(label && { label }), ...(q && { q }) });

/** Requests of the mailbox. All reject with an `HttpError`. */
export const emailCalls = {
  list: async (query: EmailListQuery, signal?: AbortSignal): Promise<EmailsAnswer> =>
    parseAnswer('emails', listSchema, await demoApi.get('/apps/email/emails', { params: paramsOf(query), signal })),

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
