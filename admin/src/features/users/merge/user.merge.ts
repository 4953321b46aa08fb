import {
  changedFields,
  type FieldKinds,
  type FieldsMerge,
  type MergeChoices,
  mergeFields,
  resolveMerge,
} from '@embarque/design-system/merge';
import type { AccountAnswer } from '../account/account.api.ts';
import { type AccountFields, fieldsOf } from '../account/account.fields.ts';

export type UserMerge = FieldsMerge<AccountFields>;

/**
 * Brings changes of a user together with what another person has made of the user since.
 *
 * @param before the fields as they were when the changes began
 */
export function mergeUser(before: AccountFields, changes: AccountFields, theirs: AccountAnswer): UserMerge {
  const now = fieldsOf(theirs);
  const base = { ...now, ...before };
  return mergeFields(base, { ...base, ...changes }, now, kindsOf(now));
}

/** Links that are sent, and looking at the app as the user, change nothing. */
const CHANGES: ReadonlySet<string> = new Set(['changed', 'suspended', 'reactivated', 'signed-out', 'restored']);

interface NotThese {
  /** Ids of lines that were there before. */
  known?: readonly number[];
  /** The name of the person on screen. */
  notBy?: string;
}

/** The last line about a change of the user, of those that are asked for. */
export const lastChangeOf = (
  { activity }: Pick<AccountAnswer, 'activity'>,
  { known = [], notBy }: NotThese = {},
): AccountAnswer['activity'][number] | undefined =>
  activity.find(({ id, kind, by }) => CHANGES.has(kind) && !known.includes(id) && by !== notBy);

/** The fields still to be saved after a merge, once a side is chosen for each conflict. */
export function mergedFields(merge: UserMerge, choices: MergeChoices): AccountFields {
  const fields = resolveMerge(merge, choices);
  return changedFields(merge.theirs, fields, kindsOf(fields));
}

const kindsOf = (fields: AccountFields): FieldKinds<AccountFields> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isSet(name, value) ? 'set' : 'value']));

/** Cards are no set: only one of them is the first to pay with. */
const isSet = (name: string, value: unknown) => Array.isArray(value) && name !== 'cards';
