import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  DemoLoginRejection,
  DemoLoginRequest,
  DemoRefreshRequest,
  DemoRegisterAnswer,
  DemoRegisterRejection,
  DemoRegisterRequest,
  DemoSignedInAnswer,
  DemoUser,
} from './jwt.contract.ts';

const text = v.string('must be text');
const needed = v.pipe(text, v.trim(), v.nonEmpty('is required'));
const email = v.pipe(needed, v.check(isEmailAddress, 'must be an email address'));

export const loginSchema: v.GenericSchema<unknown, DemoLoginRequest> = v.object({ email: text, password: text });

export const registerSchema: v.GenericSchema<unknown, DemoRegisterRequest> = v.object({
  email,
  username: needed,
  password: v.pipe(text, v.nonEmpty('is required')),
});

export const refreshSchema: v.GenericSchema<unknown, DemoRefreshRequest> = v.object({ refreshToken: text });

/* The answers, for tests: strict, so that a field that nobody wrote down, such as a password, is a failure. */

const user: v.GenericSchema<unknown, DemoUser> = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  fullName: needed,
  username: needed,
  avatar: v.nullable(v.pipe(v.string(), v.startsWith('/pictures/'))),
  email,
  role: v.picklist(['admin', 'client']),
  ability: v.array(v.strictObject({ action: needed, subject: needed })),
});

export const signedInAnswerSchema: v.GenericSchema<unknown, DemoSignedInAnswer> = v.strictObject({
  userData: user,
  accessToken: needed,
  refreshToken: needed,
});

export const loginRejectionSchema: v.GenericSchema<unknown, DemoLoginRejection> = v.strictObject({
  error: v.strictObject({ email: v.literal('Email or Password is Invalid') }),
});

export const registerAnswerSchema: v.GenericSchema<unknown, DemoRegisterAnswer> = v.strictObject({
  user,
  accessToken: needed,
});

export const registerRejectionSchema: v.GenericSchema<unknown, DemoRegisterRejection> = v.strictObject({
  error: v.strictObject({
    email: v.nullable(v.literal('This email is already in use.')),
    username: v.nullable(v.literal('This username is already in use.')),
  }),
});
