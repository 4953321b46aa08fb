import { isEmailAddress } from '@embarque/design-system/email-address';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';

/** The rules of the fields before sign-in, with their messages. */
export function useEntryRules() {
  const { t } = useLingui();
  return {
    username: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Choose a username.`)),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t`Enter your email address.`),
      v.check(isEmailAddress, t`Enter a valid email address, such as name@example.com.`),
    ),
    newPassword: v.pipe(v.string(), v.nonEmpty(t`Choose a password.`), v.minLength(8, t`Use at least 8 characters.`)),
    agreement: v.pipe(
      v.boolean(),
      v.check((hasAgreed) => hasAgreed, t`Agree to the terms to continue.`),
    ),
  };
}
