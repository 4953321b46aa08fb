import * as v from 'valibot';
import type { AccountSettingAnswer } from './account-setting.contract.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const pageOrNothing = v.union([v.literal(''), v.pipe(v.string(), v.url())]);
const connection = v.variant('id', [
  v.strictObject({ id: v.literal(''), profileImg: v.literal('') }),
  v.strictObject({ id: v.pipe(text, v.regex(/^[^@\s]+$/)), profileImg: v.pipe(text, v.startsWith('/pictures/')) }),
]);

/** The answer, for tests: strict, so that a field that nobody wrote down is a failure. */
export const accountSettingAnswerSchema: v.GenericSchema<unknown, AccountSettingAnswer> = v.strictObject({
  general: v.strictObject({
    avatar: v.nullable(v.pipe(v.string(), v.startsWith('/pictures/'))),
    username: text,
    fullName: text,
    email: v.pipe(text, v.email()),
    company: text,
  }),
  info: v.strictObject({
    bio: v.string(),
    dob: v.pipe(v.string(), v.isoDate()),
    country: text,
    website: pageOrNothing,
    phone: v.string(),
  }),
  social: v.strictObject({
    socialLinks: v.strictObject({
      twitter: pageOrNothing,
      facebook: pageOrNothing,
      google: pageOrNothing,
      linkedIn: pageOrNothing,
      instagram: pageOrNothing,
      quora: pageOrNothing,
    }),
    connections: v.strictObject({
      twitter: connection,
      google: connection,
      facebook: connection,
      github: connection,
    }),
  }),
  notification: v.strictObject({
    commentOnArticle: v.boolean(),
    answerOnForm: v.boolean(),
    followMe: v.boolean(),
    newAnnouncements: v.boolean(),
    productUpdates: v.boolean(),
    blogDigest: v.boolean(),
  }),
});
