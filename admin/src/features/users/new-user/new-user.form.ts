import { isEmailAddress } from '@embarque/design-system/email-address';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { USER_PLANS } from '../../../people/users/users.api.ts';

const EMPTY = {
  fullName: '',
  username: '',
  email: '',
  contact: '',
  company: '',
  country: '',
  role: 'subscriber',
  currentPlan: 'basic' as (typeof USER_PLANS)[number],
  isInvited: false,
};

/** The form of a new user. Its rules repeat the server's, so that most errors show without a request. */
export function useNewUserForm() {
  const { t } = useLingui();
  const filled = (message: string) =>
    v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(120, t`Enter at most 120 characters.`));
  return useForm({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(
      v.object({
        fullName: filled(t`Enter the full name.`),
        username: filled(t`Enter a username.`),
        email: v.pipe(
          filled(t`Enter the email address.`),
          v.check(isEmailAddress, t`Enter a valid email address, such as name@example.com.`),
        ),
        contact: filled(t`Enter a phone number.`),
        company: filled(t`Enter the company.`),
        country: filled(t`Choose the country.`),
        role: v.string(),
        currentPlan: v.picklist(USER_PLANS),
        isInvited: v.boolean(),
      }),
    ),
  });
}

export type NewUserForm = ReturnType<typeof useNewUserForm>;
