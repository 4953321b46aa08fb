import * as v from 'valibot';
import type {
  AddUserRequest,
  AllUsersAnswer,
  DeleteUserAnswer,
  User,
  UserAnswer,
  UserBilling,
  UserPlan,
  UserRole,
  UsersAnswer,
  UserStatus,
} from './users.contract.ts';

export const roles = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const satisfies readonly UserRole[];
export const plans = ['basic', 'company', 'enterprise', 'team'] as const satisfies readonly UserPlan[];
export const statuses = ['active', 'inactive', 'pending'] as const satisfies readonly UserStatus[];
const billings = ['Auto Debit', 'Manual Transfer', 'Cash', 'Credit Card'] as const satisfies readonly UserBilling[];

const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('is required'), v.maxLength(120, 'is too long'));

export const addUserSchema: v.GenericSchema<unknown, Required<AddUserRequest>> = v.object({
  fullName: text,
  username: text,
  email: v.pipe(text, v.email('is not an email address')),
  contact: text,
  company: text,
  country: text,
  role: v.optional(v.picklist(roles), 'subscriber'),
  currentPlan: v.optional(v.picklist(plans), 'basic'),
  status: v.optional(v.picklist(statuses), 'active'),
  billing: v.optional(v.picklist(billings), 'Auto Debit'),
});

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const filled = v.pipe(v.string(), v.nonEmpty());

const userSchema: v.GenericSchema<unknown, User> = v.strictObject({
  id,
  fullName: filled,
  username: filled,
  email: v.pipe(v.string(), v.email()),
  contact: filled,
  company: filled,
  country: filled,
  role: v.picklist(roles),
  currentPlan: v.picklist(plans),
  billing: v.picklist(billings),
  status: v.picklist(statuses),
  avatar: v.pipe(v.string(), v.regex(/^(\/pictures\/avatar\/[a-z-]+\.svg)?$/)),
  avatarColor: v.picklist(['primary', 'secondary', 'success', 'danger', 'warning', 'info']),
});

export const allUsersAnswerSchema: v.GenericSchema<unknown, AllUsersAnswer> = v.array(userSchema);

export const usersAnswerSchema: v.GenericSchema<unknown, UsersAnswer> = v.strictObject({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  users: v.array(userSchema),
});

export const userAnswerSchema: v.GenericSchema<unknown, UserAnswer> = v.strictObject({ user: userSchema });

export const deleteUserAnswerSchema: v.GenericSchema<unknown, DeleteUserAnswer> = v.strictObject({ id });
