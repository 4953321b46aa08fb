import type * as contract from '@embarque/mocks/users/contract';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { pictureSchema } from '../../http/response/picture.schema.ts';
import { rows } from '../../http/response/rows.schema.ts';
import {
  knownOr,
  number,
  numberId,
  type Open,
  openEnum,
  requiredText,
  text,
} from '../../http/response/tolerant.schema.ts';

export const USER_ROLES = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const;
export const USER_PLANS = ['basic', 'company', 'enterprise', 'team'] as const satisfies readonly contract.UserPlan[];
export const USER_STATUSES = [
  'pending',
  'active',
  'inactive',
  'suspended',
] as const satisfies readonly contract.UserStatus[];
const COLOURS = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
] as const satisfies readonly contract.AvatarColor[];

/** A user as they can be read: a newer server may have plans, billings and statuses that this version does not know. */
export interface User extends Omit<contract.User, 'currentPlan' | 'billing' | 'status'> {
  currentPlan: Open<contract.UserPlan>;
  billing: Open<contract.UserBilling>;
  status: Open<contract.UserStatus>;
}

/** The part of a user that many can get at once. */
export type UserFields = Partial<Pick<User, 'role' | 'currentPlan' | 'status'>>;

/** A page of users. */
export interface UsersAnswer extends Omit<contract.UsersAnswer, 'users'> {
  users: User[];
}

export const userSchema: v.GenericSchema<unknown, User> = v.object({
  id: numberId,
  fullName: requiredText,
  username: text,
  email: text,
  contact: text,
  company: text,
  country: text,
  role: text,
  currentPlan: openEnum<contract.UserPlan>(),
  billing: openEnum<contract.UserBilling>(),
  status: openEnum<contract.UserStatus>(),
  avatar: pictureSchema,
  avatarColor: knownOr(COLOURS, 'secondary'),
});

const usersSchema: v.GenericSchema<unknown, UsersAnswer> = v.object({ total: number, users: rows(userSchema) });

const kinds = v.object({ total: v.number(), paid: v.number(), active: v.number(), pending: v.number() });
const counts = v.record(v.string(), v.number());

const countsSchema: v.GenericSchema<unknown, contract.UserCountsAnswer> = v.object({
  here: kinds,
  network: kinds,
  roles: counts,
  plans: counts,
  statuses: counts,
  activeAdministrators: v.array(v.number()),
});

/** The request for a page of users. */
export const USERS = '/api/users/list/data';
const COUNTS = '/apps/users/counts';
const PER_REQUEST = 100;

/** One page of users. Rejects with an `HttpError`. */
export async function loadUsers(query: contract.UsersQuery, signal: AbortSignal): Promise<UsersAnswer> {
  return parseAnswer(USERS, usersSchema, await demoApi.get(USERS, { params: { ...query }, signal }));
}

/** All users that a query finds, page by page. Rejects with an `HttpError`. */
export async function loadAllUsers(query: contract.UsersQuery, signal: AbortSignal): Promise<User[]> {
  const found = new Map<number, User>();
  for (let page = 1; ; page += 1) {
    const { users, total } = await loadUsers({ ...query, page, perPage: PER_REQUEST }, signal);
    const known = found.size;
    for (const user of users) found.set(user.id, user);
    // A list that shrinks meanwhile brings nothing new at some point.
    if (found.size >= total || found.size === known) return [...found.values()];
  }
}

/** The users of some ids; one that is gone is left out. Rejects with an `HttpError`. */
export const loadUsersById = async (ids: readonly number[], signal: AbortSignal): Promise<User[]> =>
  loadAllUsers({ ids: ids.join(',') }, signal);

/** How many users there are of each kind. Rejects with an `HttpError`. */
export async function loadUserCounts(_: null, signal: AbortSignal): Promise<contract.UserCountsAnswer> {
  return parseAnswer(COUNTS, countsSchema, await demoApi.get(COUNTS, { signal }));
}
