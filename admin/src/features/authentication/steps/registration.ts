import type { AccountRequest } from '@embarque/mocks/authentication/contract';
import * as v from 'valibot';

export const STEPS = ['account', 'personal', 'billing'] as const;
export type StepId = (typeof STEPS)[number];
export type PlanId = AccountRequest['plan'];

/** All that the three steps ask for. */
export interface Registration extends Omit<AccountRequest, 'cardEnd'> {
  confirmation: string;
  isRemembered: boolean;
  cardNumber: string;
  cardName: string;
  /** Month and year: `0928`. */
  cardExpiry: string;
  cvv: string;
}

export type RegistrationField = keyof Registration;

export const FIELDS: Record<StepId, readonly RegistrationField[]> = {
  account: ['username', 'email', 'password', 'confirmation', 'profileLink', 'isRemembered'],
  personal: ['firstName', 'lastName', 'mobile', 'country', 'pin', 'address', 'area', 'town'],
  billing: ['plan', 'cardNumber', 'cardName', 'cardExpiry', 'cvv'],
};

/** In US dollars a year. */
export const PRICES: Record<PlanId, number> = { basic: 0, standard: 99, enterprise: 499 };

export const EMPTY: Registration = {
  username: '',
  email: '',
  password: '',
  confirmation: '',
  profileLink: '',
  isRemembered: false,
  firstName: '',
  lastName: '',
  mobile: '',
  country: 'BR',
  pin: '',
  address: '',
  area: '',
  town: '',
  plan: 'standard',
  cardNumber: '',
  cardName: '',
  cardExpiry: '',
  cvv: '',
};

/** The draft that outlives a reload: everything but what is secret. */
const draftSchema = v.partial(
  v.object({
    username: v.string(),
    email: v.string(),
    profileLink: v.string(),
    isRemembered: v.boolean(),
    firstName: v.string(),
    lastName: v.string(),
    mobile: v.string(),
    country: v.string(),
    pin: v.string(),
    address: v.string(),
    area: v.string(),
    town: v.string(),
    plan: v.picklist(['basic', 'standard', 'enterprise']),
  }),
);

/** The text to store: no password, no card. */
export const writeDraft = (values: Registration): string => JSON.stringify(v.parse(draftSchema, values));

/** A draft that cannot be read is none. */
export function readDraft(text: string | null): Registration {
  if (text === null) return EMPTY;
  try {
    const read = v.safeParse(draftSchema, JSON.parse(text));
    return { ...EMPTY, ...(read.success && read.output) };
  } catch {
    return EMPTY;
  }
}

/** Digits of a postcode by country; other countries take any text. */
export const POSTCODES: Readonly<Record<string, { pattern: string; digits: number }>> = {
  BR: { pattern: '00000-000', digits: 8 },
  PT: { pattern: '0000-000', digits: 7 },
  US: { pattern: '00000', digits: 5 },
  DE: { pattern: '00000', digits: 5 },
  FR: { pattern: '00000', digits: 5 },
};

export const isPostcode = (country: string, pin: string): boolean => {
  const rule = POSTCODES[country];
  return pin === '' || !rule || new RegExp(`^\\d{${rule.digits}}$`).test(pin);
};

/** The step to show: the wanted one, or the first before it that is not complete. */
export function reachableStep(wanted: string | null, isComplete: (step: StepId) => boolean): StepId {
  const to = STEPS.findIndex((step) => step === wanted);
  return STEPS.slice(0, Math.max(to, 0)).find((step) => !isComplete(step)) ?? STEPS[to] ?? 'account';
}

/** The body of the request: of the card, only its end. */
export function accountOf(values: Registration): AccountRequest {
  const { confirmation: _c, isRemembered: _r, cardNumber, cardName: _n, cardExpiry: _e, cvv: _v, ...account } = values;
  return { ...account, cardEnd: PRICES[account.plan] > 0 ? cardNumber.slice(-4) : '' };
}
