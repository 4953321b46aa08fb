import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type { AccountSettingAnswer } from './account-setting.contract.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const moment = v.pipe(v.string(), v.isoTimestamp());
const channels = v.array(v.picklist(['email', 'browser', 'app']));
const pageOrNothing = v.union([v.literal(''), v.pipe(v.string(), v.url())]);
const connection = v.variant('id', [
  v.strictObject({ id: v.literal(''), profileImg: v.literal('') }),
  v.strictObject({ id: v.pipe(text, v.regex(/^[^@\s]+$/)), profileImg: v.pipe(text, v.startsWith('/pictures/')) }),
]);

/** The answer, for tests: strict, so that a field that nobody wrote down is a failure. */
export const accountSettingAnswerSchema: v.GenericSchema<unknown, AccountSettingAnswer> = v.strictObject({
  general: v.strictObject({
    avatar: v.nullable(v.pipe(v.string(), v.startsWith('/pictures/'))),
    username: text,
    fullName: text,
    email: v.pipe(text, v.check(isEmailAddress)),
    company: text,
  }),
  info: v.strictObject({
    bio: v.string(),
    dob: v.pipe(v.string(), v.isoDate()),
    country: text,
    website: pageOrNothing,
    phone: v.string(),
  }),
  social: v.strictObject({
    socialLinks: v.strictObject({
      twitter: pageOrNothing,
      facebook: pageOrNothing,
      google: pageOrNothing,
      linkedIn: pageOrNothing,
      instagram: pageOrNothing,
      quora: pageOrNothing,
    }),
    connections: v.strictObject({
      twitter: connection,
      google: connection,
      facebook: connection,
      github: connection,
    }),
  }),
  notification: v.strictObject({
    commentOnArticle: v.boolean(),
    answerOnForm: v.boolean(),
    followMe: v.boolean(),
    newAnnouncements: v.boolean(),
    productUpdates: v.boolean(),
    blogDigest: v.boolean(),
  }),
  profile: v.strictObject({
    firstName: text,
    lastName: v.string(),
    phone: v.string(),
    address: v.string(),
    state: v.string(),
    zip: v.string(),
    country: v.pipe(v.string(), v.length(2)),
    language: text,
    timeZone: text,
    currency: v.picklist(['USD', 'EUR', 'GBP', 'BTC']),
  }),
  pendingEmail: v.nullable(v.strictObject({ email: text, sentAt: moment, expiresAt: moment })),
  matrix: v.strictObject({
    channels: v.strictObject({
      newForYou: channels,
      accountActivity: channels,
      newBrowser: channels,
      newDevice: channels,
    }),
    when: v.picklist(['always', 'online', 'never']),
  }),
  services: v.strictObject({
    google: v.boolean(),
    slack: v.boolean(),
    github: v.boolean(),
    mailchimp: v.boolean(),
    asana: v.boolean(),
  }),
  socialAccounts: v.strictObject({
    facebook: v.string(),
    twitter: v.string(),
    linkedin: v.string(),
    dribbble: v.string(),
    behance: v.string(),
  }),
  twoStep: v.strictObject({
    isOn: v.boolean(),
    way: v.nullable(v.picklist(['app', 'sms'])),
    phoneEnd: v.string(),
    recoveryCodesLeft: v.number(),
  }),
  devices: v.array(
    v.strictObject({
      id: text,
      browser: text,
      device: v.string(),
      kind: v.picklist(['computer', 'tablet', 'phone']),
      place: text,
      lastActive: moment,
      isCurrent: v.boolean(),
    }),
  ),
  cards: v.array(
    v.strictObject({
      id: v.number(),
      brand: text,
      last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      name: text,
      expiry: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      isPrimary: v.boolean(),
    }),
  ),
  paysBy: v.picklist(['card', 'paypal']),
  billingAddress: v.strictObject({
    companyName: text,
    email: text,
    taxId: v.string(),
    vatNumber: v.string(),
    mobile: v.string(),
    country: text,
    address: v.string(),
    state: v.string(),
    zip: v.string(),
  }),
  invoices: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^EMB-\d{4}-\d{4}$/)),
      status: v.picklist(['Paid', 'Sent', 'Draft', 'Past Due', 'Partial Payment']),
      total: v.number(),
      issued: v.pipe(v.string(), v.isoDate()),
      due: v.pipe(v.string(), v.isoDate()),
      balance: v.number(),
    }),
  ),
  plan: v.strictObject({
    title: text,
    price: v.number(),
    daysUsed: v.number(),
    daysTotal: v.number(),
    activeUntil: v.pipe(v.string(), v.isoDate()),
    isCancelled: v.boolean(),
  }),
  provenUntil: v.nullable(moment),
  deletesAt: v.nullable(moment),
  ownedAlone: v.array(v.string()),
  hasPassword: v.boolean(),
});
