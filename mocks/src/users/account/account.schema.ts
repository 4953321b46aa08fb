import * as v from 'valibot';
import type { AccountAnswer, SendRequest, UpdateUserRequest, UserAccount } from './account.contract.ts';
import { principal, email, plans, role, statuses, text, userSchema } from '../users.schema.ts';

const languages = ['English', 'Portuguese', 'Spanish', 'French', 'German'] as const;
const channel = v.picklist(['email', 'browser', 'app']);
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const short = v.pipe(v.string(), v.trim(), v.maxLength(120, 'is too long'));

const device = v.strictObject({
  id,
  browser: text,
  device: text,
  location: text,
  lastActiveAt: v.pipe(v.string(), v.isoTimestamp()),
});

const card = v.strictObject({
  id,
  brand: v.picklist(['mastercard', 'visa', 'amex', 'other']),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits')),
  name: short,
  expiry: v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/, 'must be a month')),
  isPrimary: v.boolean(),
});

const address = v.strictObject({
  firstName: text,
  lastName: short,
  company: short,
  taxId: short,
  street: short,
  city: short,
  state: short,
  country: short,
  postalCode: short,
});

const plan = v.strictObject({
  name: v.nullable(v.picklist(['basic', 'standard', 'enterprise', 'exclusive'])),
  startedOn: v.pipe(v.string(), v.isoDate()),
  days: id,
});

const notifications = v.strictObject({
  'new-for-you': v.array(channel),
  'account-activity': v.array(channel),
  'new-browser': v.array(channel),
  'new-device': v.array(channel),
});

const connections = v.strictObject({
  google: v.boolean(),
  slack: v.boolean(),
  github: v.boolean(),
  mailchimp: v.boolean(),
  asana: v.boolean(),
});

const socials = v.strictObject({
  facebook: short,
  twitter: short,
  linkedin: short,
  dribbble: short,
  behance: short,
});

/** The fields of an account that may change. */
const accountFields = {
  billingEmail: email,
  taxId: short,
  language: v.picklist(languages),
  billingCountry: short,
  usesBillingAddress: v.boolean(),
  plan,
  twoStepPhone: v.nullable(text),
  twoStepApp: v.boolean(),
  devices: v.array(device),
  cards: v.array(card),
  address,
  notifications,
  connections,
  socials,
};

export const updateUserSchema: v.GenericSchema<unknown, UpdateUserRequest> = v.object({
  id: v.number(),
  version: v.exactOptional(v.number()),
  changes: v.partial(
    v.object({
      fullName: text,
      username: text,
      email,
      contact: text,
      company: text,
      country: text,
      role,
      currentPlan: v.picklist(plans),
      status: v.picklist(statuses),
      ...accountFields,
      address: v.partial(address),
      notifications: v.partial(notifications),
      connections: v.partial(connections),
      socials: v.partial(socials),
    }),
  ) as v.GenericSchema<unknown, UpdateUserRequest['changes']>,
  reason: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'is too long'))),
  ...principal,
});

export const sendSchema: v.GenericSchema<unknown, SendRequest> = v.object({
  id: v.number(),
  what: v.picklist(['reset link', 'invitation']),
  ...principal,
});

const moment = v.pipe(v.string(), v.isoTimestamp());

const accountSchema: v.GenericSchema<unknown, UserAccount> = v.strictObject({
  version: id,
  tasksDone: v.number(),
  projectsDone: v.number(),
  planPrices: v.strictObject({
    basic: v.number(),
    standard: v.number(),
    enterprise: v.number(),
    exclusive: v.number(),
  }),
  ...accountFields,
  suspension: v.nullable(v.strictObject({ reason: v.string(), at: moment })),
  invitation: v.nullable(v.strictObject({ sentAt: moment, expiresAt: moment })),
  projects: v.array(
    v.strictObject({
      name: v.string(),
      kind: v.picklist(['insurance', 'esim', 'claims']),
      doneTasks: v.number(),
      totalTasks: v.number(),
      minutes: v.number(),
    }),
  ),
});

export const accountAnswerSchema: v.GenericSchema<unknown, AccountAnswer> = v.strictObject({
  user: userSchema,
  account: accountSchema,
  activity: v.array(
    v.strictObject({
      id,
      kind: v.picklist([
        'sale',
        'claim',
        'signed-in',
        'added',
        'invited',
        'changed',
        'suspended',
        'reactivated',
        'restored',
        'reset-link',
        'signed-out',
        'view-began',
        'view-ended',
      ]),
      at: moment,
      by: v.string(),
      note: v.string(),
    }),
  ),
});
