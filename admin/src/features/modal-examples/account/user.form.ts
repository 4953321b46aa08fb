import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { EditedUser } from '@embarque/mocks/modal-examples/contract';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';

/** The form of a user with its rules. */
export function useUserForm(user: EditedUser) {
  const { t } = useLingui();
  const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
  return useForm<EditedUser>({
    defaultValues: user,
    resolver: standardSchemaResolver(
      v.looseObject({
        firstName: required(t`Enter the first name.`),
        lastName: required(t`Enter the last name.`),
        username: required(t`Enter the username.`),
      }) as unknown as v.GenericSchema<EditedUser>,
    ),
  });
}
