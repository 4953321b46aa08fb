import type * as contract from '@embarque/mocks/users/contract';
import type {
  ActivityKind,
  SendRequest,
  UpdateUserRequest,
  UserAccount,
  UserAddress,
  UserCard,
  UserLanguage,
} from '@embarque/mocks/users/contract';
import * as v from 'valibot';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { type User, userSchema } from '../../../people/users/users.api.ts';

export const USER_LANGUAGES = [
  'English',
  'Portuguese',
  'Spanish',
  'French',
  'German',
] as const satisfies readonly UserLanguage[];

const BRANDS = ['mastercard', 'visa', 'amex', 'other'] as const satisfies readonly UserCard['brand'][];
const KINDS = [
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
] as const satisfies readonly ActivityKind[];

/** The address of the bills. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'taxId',
  'street',
  'city',
  'state',
  'country',
  'postalCode',
] as const satisfies readonly (keyof UserAddress)[];

const text = v.string();
/** A way that this version does not know is saved back as it was. */
const channels = v.array(text);

const accountSchema: v.GenericSchema<unknown, UserAccount> = v.object({
  version: v.number(),
  tasksDone: v.number(),
  projectsDone: v.number(),
  billingEmail: text,
  taxId: text,
  language: text,
  billingCountry: text,
  usesBillingAddress: v.boolean(),
  suspension: v.nullable(v.object({ reason: text, at: text })),
  invitation: v.nullable(v.object({ sentAt: text, expiresAt: text })),
  plan: v.object({
    name: v.fallback(v.nullable(v.picklist(['basic', 'standard', 'enterprise', 'exclusive'])), null),
    startedOn: text,
    days: v.number(),
  }),
  planPrices: v.object({ basic: v.number(), standard: v.number(), enterprise: v.number(), exclusive: v.number() }),
  projects: v.array(
    v.object({
      name: text,
      kind: v.fallback(v.picklist(['insurance', 'esim', 'claims']), 'insurance'),
      doneTasks: v.number(),
      totalTasks: v.number(),
      minutes: v.number(),
    }),
  ),
  twoStepPhone: v.nullable(text),
  twoStepApp: v.fallback(v.boolean(), false),
  devices: v.array(v.object({ id: v.number(), browser: text, device: text, location: text, lastActiveAt: text })),
  cards: v.array(
    v.object({
      id: v.number(),
      brand: v.fallback(v.picklist(BRANDS), 'other'),
      last4: text,
      name: text,
      expiry: text,
      isPrimary: v.boolean(),
    }),
  ),
  address: v.object(v.entriesFromList(ADDRESS_FIELDS, text)),
  notifications: v.object({
    'new-for-you': channels,
    'account-activity': channels,
    'new-browser': channels,
    'new-device': channels,
  }),
  connections: v.object({
    google: v.boolean(),
    slack: v.boolean(),
    github: v.boolean(),
    mailchimp: v.boolean(),
    asana: v.boolean(),
  }),
  socials: v.object({ facebook: text, twitter: text, linkedin: text, dribbble: text, behance: text }),
});

/** A user as they can be read, with the account and what happened to it. */
export interface AccountAnswer extends Omit<contract.AccountAnswer, 'user'> {
  user: User;
}

const answerSchema: v.GenericSchema<unknown, AccountAnswer> = v.object({
  user: userSchema,
  account: accountSchema,
  activity: v.array(
    v.object({
      id: v.number(),
      kind: v.fallback(v.picklist(KINDS), 'changed'),
      at: text,
      by: text,
      note: text,
    }),
  ),
});

const BASE = '/apps/users';

/** Requests about one user with the account and what happened to it. All reject with an `HttpError`. */
export const accountCalls = {
  load: async (id: string, signal: AbortSignal): Promise<AccountAnswer> =>
    parseAnswer(`${BASE}/account`, answerSchema, await demoApi.get(`${BASE}/account`, { params: { id }, signal })),

  /** @param idempotencyKey the same when a request is repeated, so that it is carried out once */
  update: async (request: UpdateUserRequest, idempotencyKey: string): Promise<AccountAnswer> =>
    parseAnswer(`${BASE}/update`, answerSchema, await demoApi.post(`${BASE}/update`, request, { idempotencyKey })),

  send: async (request: SendRequest, idempotencyKey: string): Promise<AccountAnswer> =>
    parseAnswer(
      `${BASE}/send`,
      answerSchema,
      await demoApi.post(`${BASE}/send`, request, { idempotencyKey, isCreation: true }),
    ),
};

/** Whether a response is one user with the account. */
export const isAccountAnswer = (data: unknown): data is AccountAnswer => v.is(answerSchema, data);

/** The user as they are now, in a refusal of an older version. */
export const readChangedMeanwhile = (data: unknown): AccountAnswer | null => {
  const result = v.safeParse(answerSchema, data);
  return result.success ? result.output : null;
};
