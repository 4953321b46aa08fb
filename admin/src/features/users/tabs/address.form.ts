import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { UserAccount } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { ADDRESS_FIELDS } from '../account/account.api.ts';

/** The form of a billing address with its rules. The last name is asked for where there is one. */
export function useAddressForm(address: UserAccount['address']) {
  const { t } = useLingui();
  const text = v.pipe(v.string(), v.trim());
  return useForm({
    defaultValues: address,
    resolver: standardSchemaResolver(
      v.object({
        ...v.entriesFromList(ADDRESS_FIELDS, text),
        firstName: v.pipe(text, v.nonEmpty(t`Enter the first name.`)),
        lastName: address.lastName === '' ? text : v.pipe(text, v.nonEmpty(t`Enter the last name.`)),
      }),
    ),
  });
}
