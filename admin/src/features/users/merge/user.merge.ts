import {
  changedFields,
  type FieldKinds,
  type FieldsMerge,
  type MergeChoices,
  mergeFields,
  resolveMerge,
} from '@embarque/design-system/merge';
import type { AccountChanges } from '@embarque/mocks/users/contract';
import type { User } from '../../../people/users/users.api.ts';
import type { AccountAnswer } from '../view/account.api.ts';

/** All that an update may change, with groups such as the address taken apart: `address.street`. */
export type UserFields = Readonly<Record<string, unknown>>;
export type UserMerge = FieldsMerge<UserFields>;

const FIELDS = [
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'currentPlan',
  'status',
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
  'address',
  'notifications',
  'connections',
  'socials',
] as const satisfies readonly (keyof AccountChanges)[];

const GROUPS = [
  'address',
  'notifications',
  'connections',
  'socials',
] as const satisfies readonly (keyof AccountChanges)[];

/** Brings changes of a user together with what another person has made of the user since. */
export function mergeUser(base: AccountAnswer, changes: AccountChanges, theirs: AccountAnswer): UserMerge {
  const before = fieldsOf({ ...base.user, ...base.account });
  const now = fieldsOf({ ...theirs.user, ...theirs.account });
  return mergeFields(before, { ...before, ...fieldsOf(changes) }, now, kindsOf(now));
}

/** The changes still to be saved after a merge, once a side is chosen for each conflict. */
export function mergedChanges(merge: UserMerge, choices: MergeChoices): AccountChanges {
  const fields = resolveMerge(merge, choices);
  const changed = Object.keys(changedFields(merge.theirs, fields, kindsOf(fields)));
  const names = FIELDS.filter((name) => changed.some((each) => each === name || each.startsWith(`${name}.`)));
  return Object.fromEntries(names.map((name) => [name, isGroup(name) ? within(fields, name) : fields[name]]));
}

type OpenFields = 'currentPlan' | 'status';
type ReadFields = Omit<AccountChanges, OpenFields> & Partial<Pick<User, OpenFields>>;

function fieldsOf(record: ReadFields): UserFields {
  return Object.fromEntries(
    FIELDS.flatMap((name): [string, unknown][] => {
      if (!(name in record)) return [];
      return isGroup(name)
        ? Object.entries(record[name] ?? {}).map(([part, value]) => [`${name}.${part}`, value])
        : [[name, record[name]]];
    }),
  );
}

const kindsOf = (fields: UserFields): FieldKinds<UserFields> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isSet(name, value) ? 'set' : 'value']));

/** Cards are no set: only one of them is the first to pay with. */
const isSet = (name: string, value: unknown) => Array.isArray(value) && name !== 'cards';

const isGroup = (name: (typeof FIELDS)[number]): name is (typeof GROUPS)[number] =>
  GROUPS.some((group) => group === name);

const within = (fields: UserFields, group: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${group}.`) ? [[name.slice(group.length + 1), value]] : [],
    ),
  );
