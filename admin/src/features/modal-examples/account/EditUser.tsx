import { ErrorState, Grid, Loading, Select, Skeleton, Stack, Switch, TextField } from '@embarque/design-system';
import type { EditedUser } from '@embarque/mocks/modal-examples/contract';
import { useLingui } from '@lingui/react/macro';
import { Controller, type Control } from 'react-hook-form';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useCountries, useLanguages } from '../../../i18n/names/useNames.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { FormEnd } from '../frame/FormEnd.tsx';
import type { ModalProps } from '../frame/modal.types.ts';
import { TaskDialog } from '../frame/TaskDialog.tsx';
import { useTask } from '../frame/useTask.ts';
import { modalCalls } from '../modal-examples.api.ts';
import { useUserForm } from './user.form.ts';

/** MEX-09 */
export function EditUser({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { data, error, tryAgain } = useQuery(modalCalls.user, null);
  return (
    <TaskDialog title={t`Edit user information`} size="large" onClose={onClose}>
      {({ close }) =>
        data ? (
          <UserForm user={data} close={close} />
        ) : error === null ? (
          <Loading label={t`Loading the user…`}>
            <Skeleton shape="block" height="26rem" />
          </Loading>
        ) : (
          <ErrorState title={t`Couldn't load the user`} onRetry={tryAgain}>
            <ErrorText error={error} />
          </ErrorState>
        )
      }
    </TaskDialog>
  );
}

function UserForm({ user, close }: { user: EditedUser; close: () => void }) {
  const { t } = useLingui();
  const { isBusy, run } = useTask();
  const [countries, languages] = [useCountries(), useLanguages()];
  const form = useUserForm(user);
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) =>
        run(() => modalCalls.saveUser(values), { message: t`User saved`, close }),
      )}
    >
      <Stack gap="l">
        <Grid gap="l" minCell="14rem">
          <TextField
            {...register('firstName')}
            label={t`First name`}
            isRequired
            errorMessage={errors.firstName?.message}
          />
          <TextField
            {...register('lastName')}
            label={t`Last name`}
            isRequired
            errorMessage={errors.lastName?.message}
          />
          <TextField
            {...register('username')}
            label={t`Username`}
            autoComplete="off"
            isRequired
            errorMessage={errors.username?.message}
          />
          <TextField {...register('email')} type="email" label={t`Billing email`} />
          <Chosen
            control={control}
            name="status"
            label={t({ message: 'Status', context: 'user' })}
            options={[
              { value: 'active', label: t({ message: 'Active', context: 'user' }) },
              { value: 'inactive', label: t({ message: 'Inactive', context: 'user' }) },
              { value: 'suspended', label: t({ message: 'Suspended', context: 'user' }) },
            ]}
          />
          <TextField {...register('taxId')} label={t`Tax ID`} />
          <TextField {...register('contact')} type="tel" label={t`Contact number`} />
          <Chosen control={control} name="language" label={t`Language`} options={languages} />
          <Chosen
            control={control}
            name="country"
            label={t({ message: 'Country', context: 'postal' })}
            options={countries}
          />
        </Grid>
        <Switch {...register('isBilling')}>{t`Use as a billing address`}</Switch>
        <FormEnd label={t`Save changes`} isBusy={isBusy} onDiscard={close} />
      </Stack>
    </form>
  );
}

interface ChosenProps {
  control: Control<EditedUser>;
  name: 'status' | 'language' | 'country';
  label: string;
  options: { value: string; label: string }[];
}

function Chosen({ control, name, label, options }: ChosenProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Select {...{ name, onBlur, ref, value, label, options }} onChange={(change) => onChange(change.value)} />
      )}
    />
  );
}
