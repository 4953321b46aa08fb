import { isEmailAddress } from '@embarque/design-system/email-address';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { AccountAnswer } from '../account/account.api.ts';

/** The longest text of a field, as for a new user. */
const MAX_LENGTH = 120;

interface Names {
  firstName: string;
  lastName: string;
}

/** The form of a user with its rules. A person who has one name stays without a last name until one is entered. */
export function useEditForm({ user, account }: AccountAnswer) {
  const { t } = useLingui();
  const [firstName = '', ...rest] = user.fullName.split(' ');
  const lastName = rest.join(' ');
  const tooLong = t`Enter at most 120 characters.`;
  const short = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH, tooLong));
  const filled = (message: string) => v.pipe(short, v.nonEmpty(message));
  const isShortName = (name: Names) => fullNameOf(name).length <= MAX_LENGTH;
  return useForm({
    defaultValues: {
      firstName,
      lastName,
      username: user.username,
      billingEmail: account.billingEmail,
      role: user.role,
      currentPlan: user.currentPlan,
      status: user.status,
      taxId: account.taxId,
      contact: user.contact,
      language: account.language,
      billingCountry: account.billingCountry,
      usesBillingAddress: account.usesBillingAddress,
    },
    resolver: standardSchemaResolver(
      v.pipe(
        v.object({
          firstName: filled(t`Enter the first name.`),
          lastName: lastName === '' ? short : filled(t`Enter the last name.`),
          username: filled(t`Enter a username.`),
          billingEmail: v.pipe(
            v.string(),
            v.trim(),
            v.check(isEmailAddress, t`Enter a valid email address, such as name@example.com.`),
          ),
          role: v.string(),
          currentPlan: v.string(),
          status: v.string(),
          taxId: v.string(),
          contact: filled(t`Enter a phone number.`),
          language: v.string(),
          billingCountry: v.string(),
          usesBillingAddress: v.boolean(),
        }),
        v.forward(v.partialCheck([['firstName'], ['lastName']], isShortName, tooLong), ['lastName']),
      ),
    ),
  });
}

export type EditForm = ReturnType<typeof useEditForm>;

export const fullNameOf = ({ firstName, lastName }: Names): string => `${firstName.trim()} ${lastName.trim()}`.trim();

export type EditedUser = Parameters<Parameters<EditForm['handleSubmit']>[0]>[0];
