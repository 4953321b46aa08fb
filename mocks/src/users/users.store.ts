import { sampleStore } from '../lib/sample/sample-store.ts';
import type { ActivityLine, UserAccount } from './account/account.contract.ts';
import { accountSample, activitySample } from './account/account.data.ts';
import type { User } from './users.contract.ts';
import { usersSample } from './users.data.ts';

/** The users, for their own requests and for those about their roles. */
export const usersStore = sampleStore(() => usersSample(), { keptAs: 'users' });

/** The roles that users can have; the table of roles, once it is there, answers for those of the first day. */
export const knownRoles = {
  list: (): readonly string[] => ['admin', 'author', 'editor', 'maintainer', 'subscriber'],
  /** Whether a role may change users so; without one, an administrator asks. */
  mayManage: (_: 'write' | 'create', role: string | undefined): boolean => role === undefined || role === 'admin',
};

interface Accounts {
  /** The highest id that was ever given: an undone deletion must find its own id free. */
  lastId: number;
  /** Deleted users, so that they can be restored. */
  deleted: User[];
  /** Only of users whose page was opened or who were changed. */
  accounts: Record<string, UserAccount>;
  activity: Record<string, ActivityLine[]>;
}

const accountsStore = sampleStore<Accounts>(() => ({ lastId: 0, deleted: [], accounts: {}, activity: {} }), {
  keptAs: 'user-accounts',
});

export const findUser = (id: number): User | undefined => usersStore.data.find((user) => user.id === id);

/** An id that nobody has or had. */
export function newUserId(): number {
  const highest = usersStore.data.reduce((most, { id }) => Math.max(most, id), accountsStore.data.lastId);
  accountsStore.data.lastId = highest + 1;
  return highest + 1;
}

export function accountOf(user: User): UserAccount {
  const { accounts } = accountsStore.data;
  return (accounts[user.id] ??= accountSample(user));
}

export function activityOf(user: User): ActivityLine[] {
  const { activity } = accountsStore.data;
  return (activity[user.id] ??= activitySample(user));
}

/** Notes what happened; nothing of the account changes. */
export function note(user: User, line: Omit<ActivityLine, 'id'>): void {
  const lines = activityOf(user);
  lines.unshift({ id: lines.length + 1, ...line });
}

/** Notes what happened, and counts the version of the account up. */
export function record(user: User, line: Omit<ActivityLine, 'id'>): void {
  accountOf(user).version += 1;
  note(user, line);
}

/** Changes a user in their place. */
export function replaceUser(user: User): void {
  usersStore.data.splice(
    usersStore.data.findIndex(({ id }) => id === user.id),
    1,
    user,
  );
}

export function replaceAccount(user: User, account: UserAccount): void {
  accountsStore.data.accounts[user.id] = account;
}

export function takeOut(user: User): void {
  accountsStore.data.lastId = Math.max(accountsStore.data.lastId, user.id);
  accountsStore.data.deleted.push(user);
  usersStore.data.splice(usersStore.data.indexOf(user), 1);
}

/** Restores a deleted user under their id, in their place; `undefined` when nobody of that id was deleted. */
export function restoreUser(id: number): User | undefined {
  const { deleted } = accountsStore.data;
  const user = deleted.find((one) => one.id === id);
  if (!user) return undefined;
  deleted.splice(deleted.indexOf(user), 1);
  const after = usersStore.data.findIndex((one) => one.id > id);
  usersStore.data.splice(after < 0 ? usersStore.data.length : after, 0, user);
  return user;
}
