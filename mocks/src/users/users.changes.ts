import { raiseRightsVersion } from '../lib/http/rights-version.ts';
import { minutesAgo } from '../lib/time/days.ts';
import type { AccountChanges, AccountGroup, UserAccount } from './account/account.contract.ts';
import type { User, RequestedBy, UserFields, UserRefusal } from './users.contract.ts';
import { planNames } from './account/account.data.ts';
import { plans } from './users.schema.ts';
import { refusalOf } from './users.guards.ts';
import { accountOf, activityOf, record, replaceAccount, replaceUser, usersStore } from './users.store.ts';

const userFields = [
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'currentPlan',
  'status',
] as const satisfies readonly (keyof User)[];

const groups = ['address', 'notifications', 'connections', 'socials'] as const satisfies readonly AccountGroup[];

interface Circumstances extends RequestedBy {
  reason?: string | undefined;
}

/** The person who asks, as the activity names them. */
export const nameOf = ({ by = '', byName = by }: { [Name in keyof RequestedBy]: string | undefined }): string => byName;

/** Changes a user and their account, with a line that says so. Returns the user, or why it is refused. */
export function changeUser(user: User, changes: AccountChanges, circumstances: Circumstances) {
  const { reason = lastReasonOf(user), by = '' } = circumstances;
  const refusal = refusalOf(usersStore.data, user, { type: 'change', fields: fieldsOf(changes) }, by);
  if (refusal) return { refusal };
  const changed: User = { ...user, ...planOfList(changes), ...pick(changes, userFields) };
  const account = accountOf(user);
  replaceUser(changed);
  replaceAccount(changed, {
    ...account,
    ...accountFieldsOf(account, changes),
    ...planOfPage(account, changes),
    ...standing(user, changed, account, reason),
  });
  if (changed.role !== user.role || changed.status !== user.status) raiseRightsVersion();
  record(changed, { ...lineOf(user, changed, changes, reason), at: minutesAgo(0), by: nameOf(circumstances) });
  return { user: changed };
}

/** The plan of the page is that of the list, whichever of them is changed. */
function planOfPage({ plan }: UserAccount, { currentPlan, plan: chosen }: AccountChanges): Partial<UserAccount> {
  return currentPlan && !chosen ? { plan: { ...plan, name: planNames[currentPlan] } } : {};
}

function planOfList({ plan }: AccountChanges): Partial<User> {
  const listed = plans.find((each) => planNames[each] === plan?.name);
  return listed ? { currentPlan: listed } : {};
}

/** Why a user was suspended the last time: an undone reactivation names no reason. The latest activity is the first. */
const lastReasonOf = (user: User) => activityOf(user).find(({ kind }) => kind === 'suspended')?.note ?? '';

const fieldsOf = ({ role, status }: AccountChanges): UserFields => ({
  ...(role && { role }),
  ...(status && { status }),
});

/** The changed fields of an account; those of a group join the ones that stay. */
function accountFieldsOf(account: UserAccount, changes: AccountChanges): Partial<UserAccount> {
  const fields = Object.entries(omit(changes, userFields));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isGroup(name) ? { ...account[name], ...(value as object) } : value]),
  );
}

const isGroup = (name: string): name is AccountGroup => groups.some((group) => group === name);

/** A suspension goes with the status, and signs out all devices. An invitation outlasts it: undone, the user is pending again. */
function standing(before: User, { status }: User, account: UserAccount, reason: string): Partial<UserAccount> {
  if (status === before.status) return {};
  const invitation = status === 'pending' || status === 'suspended' ? account.invitation : null;
  if (status !== 'suspended') return { suspension: null, invitation };
  return { suspension: { reason, at: minutesAgo(0) }, invitation, devices: [] };
}

function lineOf(before: User, after: User, changes: AccountChanges, reason: string) {
  if (after.status === 'suspended' && before.status !== 'suspended')
    return { kind: 'suspended', note: reason } as const;
  if (before.status === 'suspended' && after.status !== 'suspended') return { kind: 'reactivated', note: '' } as const;
  const names = Object.keys(changes);
  if (names.length === 1 && changes.devices?.length === 0) return { kind: 'signed-out', note: '' } as const;
  return { kind: 'changed', note: names.join(', ') } as const;
}

function pick<Key extends string, Whole extends Partial<Record<Key, unknown>>>(whole: Whole, keys: readonly Key[]) {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => keys.some((one) => one === key)));
}

function omit(whole: object, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key)));
}

export const refusalTexts: Record<UserRefusal, string> = {
  'no right': 'Your role may not change users. Ask an administrator.',
  'own account': 'You cannot lock yourself out. Ask another administrator.',
  'last administrator': 'This is the only active administrator. Make another one first.',
  'not found': 'There is no such user',
  'not pending': 'This user has accepted the invitation already.',
};

export const refusalStatus: Record<UserRefusal, number> = {
  'no right': 403,
  'own account': 403,
  'last administrator': 409,
  'not found': 404,
  'not pending': 409,
};
