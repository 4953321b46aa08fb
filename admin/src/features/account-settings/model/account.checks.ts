import { isEmailAddress } from '@embarque/design-system/email-address';
import { countLetters } from '@embarque/design-system/letters';
import type { AccountSections, SectionName } from '@embarque/mocks/account-setting/contract';
import { hasRules, isPhoneOf, rulesOf } from './account.countries.ts';

export type Mistake = 'missing' | 'malformed' | 'too long' | 'taken';

/** Mistakes by the name of their field. */
export type Mistakes = Partial<Record<string, Mistake>>;

/** The longest text of a field; a bio may be as long as a letter. */
export const MAX_LENGTH = 200;
export const MAX_BIO = 2000;

type Checks = {
  [Name in SectionName]: (values: AccountSections[Name], stored: AccountSections[Name]) => Mistakes;
};

/** A page elsewhere: no other scheme may get into a link. */
const isPage = (text: string) =>
  text.trim() === '' || (/^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim()));

/** A country that is not offered has no rules here: what is stored of it can be saved again. */
const isPhoneIn = (country: string, phone: string) =>
  phone === '' || !hasRules(country) || isPhoneOf(rulesOf(country), phone);
const isPostcodeIn = (country: string, postcode: string) =>
  postcode === '' || !hasRules(country) || rulesOf(country).isPostcode(postcode);

const required = (values: object, fields: readonly string[]): Mistakes =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, text]) => fields.includes(field) && typeof text === 'string' && text.trim() === '')
      .map(([field]) => [field, 'missing' as const]),
  );

const tooLong = (values: object): Mistakes =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, text]) => isTooLong(field, text))
      .map(([field]) => [field, 'too long' as const]),
  );

const isTooLong = (field: string, text: unknown): boolean =>
  field !== 'avatar' && typeof text === 'string' && countLetters(text) > (field === 'bio' ? MAX_BIO : MAX_LENGTH);

const malformed = (fields: Record<string, boolean>): Mistakes =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, isWell]) => !isWell)
      .map(([field]) => [field, 'malformed' as const]),
  );

const checks: Checks = {
  general: (values, stored) => ({
    ...malformed({
      phone: isPhoneIn(values.country, values.phone),
      zip: isPostcodeIn(values.country, values.zip),
    }),
    ...required(values, ['firstName', 'username', 'company', ...(stored.lastName === '' ? [] : ['lastName'])]),
  }),
  info: (values) => ({
    ...malformed({ website: isPage(values.website), phone: /^[+\d\s().-]{5,}$/.test(values.phone) }),
    ...required(values, ['bio', 'country', 'website', 'phone']),
  }),
  socialLinks: (values) =>
    malformed(Object.fromEntries(Object.entries(values).map(([name, url]) => [name, isPage(url)]))),
  notification: () => ({}),
  matrix: () => ({}),
  billingAddress: (values) => ({
    ...malformed({
      email: isEmailAddress(values.email.trim()),
      mobile: isPhoneIn(values.country, values.mobile),
      zip: isPostcodeIn(values.country, values.zip),
    }),
    ...required(values, ['companyName', 'email']),
  }),
};

/**
 * The mistakes in a section by field; empty when it can be saved.
 *
 * @param stored the section as it is saved: a person who has one name needs no last name
 */
export function checkSection<Name extends SectionName>(
  name: Name,
  values: AccountSections[Name],
  stored: AccountSections[Name],
): Mistakes {
  return { ...checks[name](values, stored), ...tooLong(values) };
}
