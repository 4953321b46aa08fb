import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  AddUserRequest,
  AllUsersAnswer,
  DeleteUserAnswer,
  ManyAnswer,
  TakenAnswer,
  UpdateManyRequest,
  User,
  UserIdsRequest,
  UserAnswer,
  UserBilling,
  UserCountsAnswer,
  UserPlan,
  UsersAnswer,
  UserStatus,
} from './users.contract.ts';

export const plans = ['basic', 'company', 'enterprise', 'team'] as const satisfies readonly UserPlan[];
export const statuses = ['active', 'inactive', 'pending', 'suspended'] as const satisfies readonly UserStatus[];
const billings = ['Auto Debit', 'Manual Transfer', 'Cash', 'Credit Card'] as const satisfies readonly UserBilling[];

export const text = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.nonEmpty('is required'),
  v.maxLength(120, 'is too long'),
);

/** An address of a mailbox, as it is stored: trimmed. */
export const email = v.pipe(text, v.check(isEmailAddress, 'is not an email address'));

/** The id of a role: one of the five at first, or of one that was added. */
export const role = v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, 'is not a role'));

/** The person who asks. */
export const principal = {
  by: v.optional(v.string(), ''),
  byName: v.exactOptional(v.string()),
  byRole: v.exactOptional(v.string()),
};

const ids = v.pipe(v.array(v.number()), v.minLength(1, 'is empty'));

export const addUserSchema: v.GenericSchema<
  unknown,
  Required<Omit<AddUserRequest, 'byName' | 'byRole'>> & Pick<AddUserRequest, 'byName' | 'byRole'>
> = v.object({
  fullName: text,
  username: text,
  email,
  contact: text,
  company: text,
  country: text,
  role: v.optional(role, 'subscriber'),
  currentPlan: v.optional(v.picklist(plans), 'basic'),
  status: v.optional(v.picklist(statuses), 'active'),
  billing: v.optional(v.picklist(billings), 'Auto Debit'),
  ...principal,
});

export const updateManySchema: v.GenericSchema<unknown, UpdateManyRequest> = v.object({
  changes: v.pipe(
    v.array(
      v.object({
        id: v.number(),
        fields: v.object({
          role: v.exactOptional(role),
          currentPlan: v.exactOptional(v.picklist(plans)),
          status: v.exactOptional(v.picklist(statuses)),
        }),
      }),
    ),
    v.minLength(1, 'is empty'),
  ),
  reason: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'is too long'))),
  ...principal,
});

export const userIdsSchema: v.GenericSchema<unknown, UserIdsRequest> = v.object({ ids, ...principal });

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const filled = v.pipe(v.string(), v.nonEmpty());

export const userSchema: v.GenericSchema<unknown, User> = v.strictObject({
  id,
  fullName: filled,
  username: filled,
  email: v.pipe(v.string(), v.check(isEmailAddress)),
  contact: filled,
  company: filled,
  country: filled,
  role,
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

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const countsSchema = v.strictObject({ total: count, paid: count, active: count, pending: count });

export const userCountsAnswerSchema: v.GenericSchema<unknown, UserCountsAnswer> = v.strictObject({
  here: countsSchema,
  network: countsSchema,
  roles: v.record(v.string(), count),
  plans: v.record(v.string(), count),
  statuses: v.record(v.string(), count),
  activeAdministrators: v.array(id),
});

export const takenAnswerSchema: v.GenericSchema<unknown, TakenAnswer> = v.strictObject({
  email: v.boolean(),
  username: v.boolean(),
});

export const manyAnswerSchema: v.GenericSchema<unknown, ManyAnswer> = v.strictObject({
  done: v.array(id),
  refused: v.array(
    v.strictObject({
      id,
      reason: v.picklist(['no right', 'own account', 'last administrator', 'not found', 'not pending']),
    }),
  ),
});
