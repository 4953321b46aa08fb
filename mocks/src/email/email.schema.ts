import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  DeleteEmailsRequest,
  Email,
  EmailAddress,
  EmailAnswer,
  EmailFolder,
  EmailLabel,
  EmailsAnswer,
  EmailsMeta,
  UpdateEmailsAnswer,
  UpdateEmailsRequest,
  UpdateLabelRequest,
} from './email.contract.ts';

const folders: [EmailFolder, ...EmailFolder[]] = ['inbox', 'draft', 'spam', 'trash', 'sent'];
const labels: [EmailLabel, ...EmailLabel[]] = ['private', 'company', 'important', 'personal'];

const ids = v.array(v.number('must be a number'), 'must be a list of ids');
const flag = v.optional(v.boolean('must be true or false'));
const label = v.picklist(labels, `must be one of ${labels.join(', ')}`);

export const updateEmailsSchema: v.GenericSchema<unknown, UpdateEmailsRequest> = v.object({
  emailIds: ids,
  dataToUpdate: v.object({
    isRead: flag,
    isStarred: flag,
    folder: v.optional(v.picklist(folders, `must be one of ${folders.join(', ')}`)),
    isDeleted: flag,
  }),
});

export const updateLabelSchema: v.GenericSchema<unknown, UpdateLabelRequest> = v.object({ emailIds: ids, label });
export const deleteEmailsSchema: v.GenericSchema<unknown, DeleteEmailsRequest> = v.object({ emailIds: ids });

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const path = v.pipe(v.string(), v.startsWith('/pictures/'));
const address = { name: text, email: v.pipe(v.string(), v.check(isEmailAddress)) };
const addresses: v.GenericSchema<unknown, EmailAddress[]> = v.array(v.strictObject(address));

const emailEntries = {
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  from: v.strictObject({ ...address, avatar: path }),
  replyTo: v.optional(addresses),
  to: addresses,
  cc: addresses,
  bcc: addresses,
  subject: text,
  message: v.pipe(v.string(), v.startsWith('<')),
  attachments: v.array(
    v.strictObject({ fileName: text, thumbnail: path, url: path, size: v.pipe(v.number(), v.minValue(1)) }),
  ),
  isStarred: v.boolean(),
  labels: v.array(label),
  time: v.pipe(v.string(), v.isoTimestamp()),
  replies: v.lazy((): v.GenericSchema<unknown, Email[]> => v.array(emailSchema)),
  folder: v.picklist(folders),
  isRead: v.boolean(),
  isDeleted: v.boolean(),
};

const emailSchema: v.GenericSchema<unknown, Email> = v.strictObject(emailEntries);

const metaSchema: v.GenericSchema<unknown, EmailsMeta> = v.strictObject({ inbox: count, draft: count, spam: count });

export const emailsAnswerSchema: v.GenericSchema<unknown, EmailsAnswer> = v.strictObject({
  emails: v.array(emailSchema),
  emailsMeta: metaSchema,
  ownAddresses: v.optional(v.array(v.pipe(v.string(), v.check(isEmailAddress)))),
});

export const updateEmailsAnswerSchema: v.GenericSchema<unknown, UpdateEmailsAnswer> = v.strictObject({
  emailsMeta: metaSchema,
});

export const emailAnswerSchema: v.GenericSchema<unknown, EmailAnswer> = v.strictObject({
  email: v.strictObject({ ...emailEntries, hasPreviousMail: v.boolean(), hasNextMail: v.boolean() }),
});
