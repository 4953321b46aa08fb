import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const country = msg`Country`;
const taxId = msg`Tax ID`;
const company = msg({ message: 'Company', context: 'employer' });

/** The names of the fields of a user; a part of a group has its own. */
export const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  fullName: msg`Full name`,
  username: msg`Username`,
  email: msg`Email`,
  contact: msg({ message: 'Contact', context: 'telephone' }),
  company,
  country,
  role: msg`Role`,
  currentPlan: msg`Current plan`,
  status: msg`Status`,
  billingEmail: msg`Billing email`,
  taxId,
  language: msg`Language`,
  billingCountry: country,
  usesBillingAddress: msg`Use as a billing address`,
  plan: msg`Current plan`,
  twoStepPhone: msg`Two-step verification`,
  twoStepApp: msg`Authenticator app`,
  devices: msg`Recent devices`,
  cards: msg`Payment methods`,
  notifications: msg`Notification preferences`,
  connections: msg`Connected accounts`,
  socials: msg`Social accounts`,
  address: msg`Billing address`,
  'address.firstName': msg`First name`,
  'address.lastName': msg`Last name`,
  'address.company': company,
  'address.taxId': taxId,
  'address.street': msg`Street and number`,
  'address.city': msg`Town or city`,
  'address.state': msg({ message: 'State', context: 'address' }),
  'address.country': country,
  'address.postalCode': msg`Postal code`,
  'notifications.new-for-you': msg`New for you`,
  'notifications.account-activity': msg`Account activity`,
  'notifications.new-browser': msg`New browser used to sign in`,
  'notifications.new-device': msg`New device linked`,
};

/** Names a field alone, as a change of one user is undone; a part that has no name of its own by its group. */
export const fieldNameOf = (field: string): MessageDescriptor =>
  fieldNames[field] ?? fieldNames[field.split('.')[0] ?? ''] ?? { id: field, message: field };
