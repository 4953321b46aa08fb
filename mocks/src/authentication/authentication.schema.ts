import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  AccountRequest,
  CodeRequest,
  ForgotRequest,
  LoginRequest,
  Mood,
  RegisterRequest,
  ResendRequest,
  ResetRequest,
  Sent,
  VerifyRequest,
} from './authentication.contract.ts';

const text = v.string('must be text');
const filled = v.pipe(text, v.nonEmpty('is required'));
const email = v.pipe(text, v.trim(), v.check(isEmailAddress, 'must be an email address'));
const username = v.pipe(text, v.trim(), v.nonEmpty('is required'));
const newPassword = v.pipe(text, v.minLength(8, 'must have 8 characters at least'));

export const loginSchema: v.GenericSchema<unknown, LoginRequest> = v.object({ email, password: filled });
export const registerSchema: v.GenericSchema<unknown, RegisterRequest> = v.object({
  username,
  email,
  password: newPassword,
});
export const forgotSchema: v.GenericSchema<unknown, ForgotRequest> = v.object({ email });
export const resetSchema: v.GenericSchema<unknown, ResetRequest> = v.object({ token: text, password: newPassword });
export const verifySchema: v.GenericSchema<unknown, VerifyRequest> = v.object({ token: text });
export const codeSchema: v.GenericSchema<unknown, CodeRequest> = v.object({ code: filled });
export const resendSchema: v.GenericSchema<unknown, ResendRequest> = v.object({ what: v.picklist(['code', 'link']) });

export const accountSchema: v.GenericSchema<unknown, AccountRequest> = v.object({
  username,
  email,
  password: newPassword,
  profileLink: text,
  firstName: filled,
  lastName: text,
  mobile: text,
  pin: text,
  address: filled,
  area: text,
  town: text,
  country: text,
  plan: v.picklist(['basic', 'standard', 'enterprise']),
  cardEnd: text,
});

const moods: readonly Mood[] = ['usual', 'wrong', 'expired', 'locked', 'slow'];

/** An unknown mood is the usual one. */
export const moodOf = (url: string): Mood => {
  const asked = new URL(url).searchParams.get('mood');
  return moods.find((mood) => mood === asked) ?? 'usual';
};

export const sentOf = (url: string): Sent => (new URL(url).searchParams.get('what') === 'code' ? 'code' : 'link');
