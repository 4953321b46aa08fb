import type { AccountCard, AccountSections, AccountSettingAnswer } from '@embarque/mocks/account-setting/contract';
import * as v from 'valibot';
import type { AccountCommand } from '../model/account.types.ts';

const text = v.string();
const flag = v.boolean();
const moment = v.nullable(text);
/** An unknown word of a newer server becomes the first one. */
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.fallback(v.picklist(words), words[0]);

// A choice that this version does not offer is saved back as it was.
const channels = v.array(text);
const matrix = v.object({
  channels: v.object({ newForYou: channels, accountActivity: channels, newBrowser: channels, newDevice: channels }),
  when: text,
});
const socialLinks = v.object({
  twitter: text,
  facebook: text,
  google: text,
  linkedIn: text,
  instagram: text,
  quora: text,
});
const connection = v.object({ id: text, profileImg: text });
const profileFields = {
  firstName: text,
  lastName: text,
  phone: text,
  address: text,
  state: text,
  zip: text,
  country: text,
  language: text,
  timeZone: text,
  currency: text,
};
const info = v.object({ bio: text, dob: text, country: text, website: text, phone: text });
const notification = v.object({
  commentOnArticle: flag,
  answerOnForm: flag,
  followMe: flag,
  newAnnouncements: flag,
  productUpdates: flag,
  blogDigest: flag,
});
const billingAddress = v.object({
  companyName: text,
  email: text,
  taxId: text,
  vatNumber: text,
  mobile: text,
  country: text,
  address: text,
  state: text,
  zip: text,
});

export const cardsSchema: v.GenericSchema<unknown, AccountCard[]> = v.array(
  v.object({ id: v.number(), brand: text, last4: text, name: text, expiry: text, isPrimary: flag }),
);

export const settingsSchema: v.GenericSchema<unknown, AccountSettingAnswer> = v.object({
  general: v.object({ avatar: moment, username: text, fullName: text, email: text, company: text }),
  info,
  social: v.object({
    socialLinks,
    connections: v.object({ twitter: connection, google: connection, facebook: connection, github: connection }),
  }),
  notification,
  profile: v.object(profileFields),
  pendingEmail: v.nullable(v.object({ email: text, sentAt: text, expiresAt: text })),
  matrix,
  services: v.object({ google: flag, slack: flag, github: flag, mailchimp: flag, asana: flag }),
  socialAccounts: v.object({ facebook: text, twitter: text, linkedin: text, dribbble: text, behance: text }),
  twoStep: v.object({
    isOn: flag,
    way: v.nullable(oneOf(['app', 'sms'])),
    phoneEnd: text,
    recoveryCodesLeft: v.number(),
  }),
  devices: v.array(
    v.object({
      id: text,
      browser: text,
      device: text,
      kind: oneOf(['computer', 'tablet', 'phone']),
      place: text,
      lastActive: text,
      isCurrent: flag,
    }),
  ),
  cards: cardsSchema,
  paysBy: oneOf(['card', 'paypal']),
  billingAddress,
  invoices: v.array(
    v.object({
      id: text,
      status: oneOf(['Sent', 'Paid', 'Draft', 'Past Due', 'Partial Payment']),
      total: v.number(),
      issued: text,
      due: text,
      balance: v.number(),
    }),
  ),
  plan: v.object({
    title: text,
    price: v.number(),
    daysUsed: v.number(),
    daysTotal: v.number(),
    activeUntil: text,
    isCancelled: flag,
  }),
  provenUntil: moment,
  deletesAt: moment,
  ownedAlone: v.array(text),
  hasPassword: v.optional(v.boolean(), true),
});

const sections = {
  general: v.object({ avatar: moment, username: text, company: text, ...profileFields }),
  info,
  socialLinks,
  notification,
  matrix,
  billingAddress,
} satisfies { [Name in keyof AccountSections]: v.GenericSchema<unknown, AccountSections[Name]> };

const saved = <Name extends keyof AccountSections>(section: Name) =>
  v.object({ type: v.literal('section saved'), section: v.literal(section), values: sections[section] });

const id = v.number();

/** A command as it is stored. */
export const commandSchema: v.GenericSchema<unknown, AccountCommand> = v.union([
  saved('general'),
  saved('info'),
  saved('socialLinks'),
  saved('notification'),
  saved('matrix'),
  saved('billingAddress'),
  v.object({
    type: v.literal('connection set'),
    kind: v.picklist(['service', 'social', 'profile']),
    id: text,
    isConnected: flag,
    name: text,
  }),
  v.object({ type: v.literal('card changed'), id, name: text, expiry: text, last4: text }),
  v.object({ type: v.literal('card made primary'), id, last4: text }),
  v.object({ type: v.literal('card deleted'), id, last4: text }),
  v.object({ type: v.literal('payment set'), method: v.picklist(['card', 'paypal']) }),
  v.object({ type: v.literal('plan set'), isCancelled: flag }),
]);
