import type { AccountChanges, AccountGroup } from '@embarque/mocks/users/contract';
import type { User } from '../../../people/users/users.api.ts';
import type { AccountAnswer } from './account.api.ts';

/** Fields of a user and the account by name, with groups such as the address taken apart: `address.street`. */
export type AccountFields = Readonly<Record<string, unknown>>;

const USER_FIELDS = [
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'currentPlan',
  'status',
] as const satisfies readonly (keyof AccountChanges & keyof User)[];

const GROUPS = ['address', 'notifications', 'connections', 'socials'] as const satisfies readonly AccountGroup[];

const FIELDS = [
  ...USER_FIELDS,
  'billingEmail',
  'taxId',
  'language',
  'billingCountry',
  'usesBillingAddress',
  'plan',
  'twoStepPhone',
  'twoStepApp',
  'devices',
  'cards',
  ...GROUPS,
] as const satisfies readonly (keyof AccountChanges)[];

type Fields = Partial<Record<(typeof FIELDS)[number], unknown>>;

/** The changeable fields of a record, by name. */
export function flatten(record: Fields): AccountFields {
  return Object.fromEntries(
    FIELDS.flatMap((name): [string, unknown][] => {
      if (!(name in record)) return [];
      const value = record[name];
      return isGroup(name)
        ? Object.entries(value ?? {}).map(([part, inner]) => [`${name}.${part}`, inner])
        : [[name, value]];
    }),
  );
}

/** The changeable fields of a user and the account. */
export const fieldsOf = ({ user, account }: AccountAnswer): AccountFields => flatten({ ...user, ...account });

/** The fields as an update sends them: groups together again. */
export function changesOf(fields: AccountFields): AccountChanges {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [first = '', part] = name.split('.');
    changes[first] = part ? { ...(changes[first] as object | undefined), [part]: value } : value;
  }
  return changes;
}

/** The fields of a user alone, without those of the account. */
export const userFieldsOf = (fields: AccountFields): Partial<User> => among(fields, USER_FIELDS);

/** A user and the account with some fields changed. */
export function withFields({ user, account, activity }: AccountAnswer, fields: AccountFields): AccountAnswer {
  const changes: Fields = changesOf(fields);
  const changed = Object.entries(changes).flatMap(([name, value]): [string, unknown][] => {
    if (USER_FIELDS.some((field) => field === name)) return [];
    return [[name, isGroup(name) ? { ...account[name], ...(value as object) } : value]];
  });
  return {
    user: { ...user, ...userFieldsOf(fields) },
    account: { ...account, ...Object.fromEntries(changed) },
    activity,
  };
}

/** Whether an update may change a field of this name. */
export const isFieldName = (name: string): boolean => FIELDS.some((field) => field === name.split('.')[0]);

/** The fields of these names. */
export const among = (fields: AccountFields, names: readonly string[]): AccountFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** Whether two fields hold the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (name: string): name is AccountGroup => GROUPS.some((group) => group === name);
