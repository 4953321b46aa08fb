import * as v from 'valibot';
import type {
  ChatDocument,
  ChatImage,
  ChatQuote,
  ChatRecording,
  EditMessageRequest,
  ReadRequest,
  ReportRequest,
  SendMessageRequest,
  UpdateContactRequest,
  UpdateProfileRequest,
} from './chat.contract.ts';

const MOST_LETTERS = 40_000;
const MOST_LETTERS_ABOUT = 1000;
const MOST_BYTES = 10_000_000;

const id = v.number('must be a number');
const text = v.pipe(v.string('must be text'), v.trim(), v.maxLength(MOST_LETTERS, 'is too long'));
const flag = v.boolean('must be true or false');
const statusSchema = v.picklist(['online', 'offline', 'busy', 'away'], 'must be a status');

const imageSchema: v.GenericSchema<unknown, ChatImage> = v.object({
  name: v.string('must be text'),
  url: v.pipe(v.string(), v.regex(/^(data:image\/(png|jpeg|webp|gif);base64,|\/pictures\/)/, 'must be an image')),
});
const documentSchema: v.GenericSchema<unknown, ChatDocument> = v.object({
  name: v.pipe(v.string('must be text'), v.nonEmpty('is required')),
  url: v.pipe(v.string(), v.regex(/^data:[^,]*;base64,/, 'must be a document')),
  bytes: v.pipe(v.number('must be a number'), v.maxValue(MOST_BYTES, 'is too large')),
});
const voiceSchema: v.GenericSchema<unknown, ChatRecording> = v.object({
  url: v.pipe(v.string(), v.regex(/^data:audio\//, 'must be a recording')),
  seconds: v.pipe(v.number('must be a number'), v.minValue(0)),
});
const quoteSchema: v.GenericSchema<unknown, ChatQuote> = v.object({ id, senderId: id, message: v.string() });

export const sendMessageSchema: v.GenericSchema<unknown, SendMessageRequest> = v.pipe(
  v.object({
    obj: v.object({ id }, 'must be the contact'),
    message: text,
    clientId: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
    images: v.exactOptional(v.pipe(v.array(imageSchema), v.maxLength(10, 'are too many'))),
    documents: v.exactOptional(v.pipe(v.array(documentSchema), v.maxLength(10, 'are too many'))),
    voice: v.exactOptional(voiceSchema),
    quote: v.exactOptional(quoteSchema),
    call: v.exactOptional(v.picklist(['phone', 'video'])),
  }),
  v.check(
    ({ message, images = [], documents = [], voice, call }) =>
      message !== '' || images.length + documents.length > 0 || Boolean(voice ?? call),
    'message: is required',
  ),
);

export const editMessageSchema: v.GenericSchema<unknown, EditMessageRequest> = v.object({
  id,
  message: v.pipe(text, v.nonEmpty('is required')),
});

export const readSchema: v.GenericSchema<unknown, ReadRequest> = v.object({ id, sequence: id });

export const updateContactSchema: v.GenericSchema<unknown, UpdateContactRequest> = v.object({
  id,
  isMuted: v.exactOptional(flag),
  isBlocked: v.exactOptional(flag),
  isImportant: v.exactOptional(flag),
  tags: v.exactOptional(v.array(v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('is required')))),
});

export const reportSchema: v.GenericSchema<unknown, ReportRequest> = v.object({
  id,
  reason: v.picklist(['spam', 'abuse', 'fraud', 'other'], 'must be a reason'),
  note: v.string('must be text'),
});

export const updateProfileSchema: v.GenericSchema<unknown, UpdateProfileRequest> = v.object({
  about: v.exactOptional(v.pipe(v.string('must be text'), v.maxLength(MOST_LETTERS_ABOUT, 'is too long'))),
  status: v.exactOptional(statusSchema),
  settings: v.exactOptional(v.object({ isTwoStepAuthVerificationEnabled: flag, isNotificationsOn: flag })),
});
