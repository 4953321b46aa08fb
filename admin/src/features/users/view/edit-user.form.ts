import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { AccountAnswer } from '../account/account.api.ts';

/** The form of a user with its rules. */
export function useEditForm({ user, account }: AccountAnswer) {
  const { t } = useLingui();
  const [firstName = '', ...rest] = user.fullName.split(' ');
  const filled = (message: string) =>
    v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(60, t`Enter at most 60 characters.`));
  return useForm({
    defaultValues: {
      firstName,
      lastName: rest.join(' '),
      username: user.username,
      billingEmail: account.billingEmail,
      status: user.status,
      taxId: account.taxId,
      contact: user.contact,
      language: account.language,
      billingCountry: account.billingCountry,
      usesBillingAddress: account.usesBillingAddress,
    },
    resolver: standardSchemaResolver(
      v.object({
        firstName: filled(t`Enter the first name.`),
        lastName: filled(t`Enter the last name.`),
        username: filled(t`Enter a username.`),
        billingEmail: v.pipe(v.string(), v.trim(), v.email(t`Enter a valid email address, such as name@example.com.`)),
        status: v.string(),
        taxId: v.string(),
        contact: filled(t`Enter the telephone number.`),
        language: v.string(),
        billingCountry: v.string(),
        usesBillingAddress: v.boolean(),
      }),
    ),
  });
}

export type EditForm = ReturnType<typeof useEditForm>;

export type EditedUser = Parameters<Parameters<EditForm['handleSubmit']>[0]>[0];
