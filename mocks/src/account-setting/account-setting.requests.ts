import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type { ConnectionChange, SectionSave } from './account-setting.contract.ts';
import { daySchema } from '../lib/time/day.schema.ts';

const text = v.string();
const required = v.pipe(text, v.trim(), v.nonEmpty());
const email = v.pipe(text, v.trim(), v.check(isEmailAddress));
const month = v.pipe(text, v.regex(/^(?:0[1-9]|1[0-2])\d\d$/));

/** A picture of the demo, or one that was drawn from a file; nothing that could hold a script. */
const avatar = v.nullable(v.pipe(text, v.regex(/^(?:\/pictures\/|data:image\/(?:webp|png|jpeg);base64,)/)));

const channels = v.array(required);

export const saveSchema: v.GenericSchema<unknown, SectionSave> = v.variant('section', [
  v.object({
    section: v.literal('general'),
    values: v.object({
      avatar,
      username: required,
      company: required,
      firstName: required,
      lastName: text,
      phone: text,
      address: text,
      state: text,
      zip: text,
      country: required,
      language: required,
      timeZone: required,
      currency: v.pipe(text, v.regex(/^[A-Z]{3}$/)),
    }),
  }),
  v.object({
    section: v.literal('info'),
    values: v.object({ bio: text, dob: v.union([daySchema(), text]), country: required, website: text, phone: text }),
  }),
  v.object({
    section: v.literal('socialLinks'),
    values: v.object({
      twitter: text,
      facebook: text,
      google: text,
      linkedIn: text,
      instagram: text,
      quora: text,
    }),
  }),
  v.object({
    section: v.literal('notification'),
    values: v.object({
      commentOnArticle: v.boolean(),
      answerOnForm: v.boolean(),
      followMe: v.boolean(),
      newAnnouncements: v.boolean(),
      productUpdates: v.boolean(),
      blogDigest: v.boolean(),
    }),
  }),
  v.object({
    section: v.literal('matrix'),
    values: v.object({
      channels: v.object({
        newForYou: channels,
        accountActivity: channels,
        newBrowser: channels,
        newDevice: channels,
      }),
      when: required,
    }),
  }),
  v.object({
    section: v.literal('billingAddress'),
    values: v.object({
      companyName: required,
      email,
      taxId: text,
      vatNumber: text,
      mobile: text,
      country: required,
      address: text,
      state: text,
      zip: text,
    }),
  }),
]);

export const connectionSchema: v.GenericSchema<unknown, ConnectionChange> = v.object({
  kind: v.picklist(['service', 'social', 'profile']),
  id: required,
  isConnected: v.boolean(),
});

const proof = { password: v.optional(text) };
const newPassword = v.pipe(text, v.minLength(8), v.maxLength(200));

export const proofSchema = v.object(proof);
export const emailSchema = v.object({ email, ...proof });
export const phraseSchema = v.object({ phrase: text, ...proof });
export const passwordSchema = v.object({ current: text, next: newPassword });
export const codeSchema = v.object({ code: v.pipe(text, v.regex(/^\d{6}$/)) });
export const signOutSchema = v.object({ id: v.optional(text) });

export const startSchema = v.object({
  way: v.picklist(['app', 'sms']),
  phone: v.optional(v.pipe(text, v.regex(/^\+[1-9]\d{7,14}$/))),
});

export const cardSchema = v.object({
  number: v.pipe(text, v.regex(/^\d{13,19}$/)),
  brand: text,
  name: required,
  expiry: month,
  cvv: v.pipe(text, v.regex(/^\d{3,4}$/)),
  isSaved: v.boolean(),
});

export const paymentSchema = v.object({ method: v.picklist(['card', 'paypal']) });

export const editCardSchema = v.object({ id: v.number(), name: required, expiry: month });
