import { Grid, RadioGroup, Select, Stack, Switch, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { AddressRequest } from '@embarque/mocks/modal-examples/contract';
import { useLingui } from '@lingui/react/macro';
import { BriefcaseBusiness, House } from 'lucide-react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useCountries } from '../../../i18n/names/useNames.ts';
import { FormEnd } from '../frame/FormEnd.tsx';
import type { ModalProps } from '../frame/modal.types.ts';
import { TaskDialog } from '../frame/TaskDialog.tsx';
import { useTask } from '../frame/useTask.ts';
import { modalCalls } from '../modal-examples.api.ts';

/** MEX-06 */
export function AddAddress({ onClose }: ModalProps) {
  const { t } = useLingui();
  return (
    <TaskDialog title={t`Add new address`} size="large" onClose={onClose}>
      {({ close }) => <AddressForm close={close} />}
    </TaskDialog>
  );
}

const EMPTY: AddressRequest = {
  kind: 'home',
  firstName: '',
  lastName: '',
  country: 'BR',
  line1: '',
  line2: '',
  town: '',
  state: '',
  zip: '',
  isBilling: true,
};

function AddressForm({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { isBusy, run } = useTask();
  const countries = useCountries();
  const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
  const form = useForm<AddressRequest>({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(
      v.looseObject({
        firstName: required(t`Enter the first name.`),
        lastName: required(t`Enter the last name.`),
      }) as unknown as v.GenericSchema<AddressRequest>,
    ),
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((address) =>
        run(() => modalCalls.addAddress(address), { message: t`Address added`, close }),
      )}
    >
      <Stack gap="l">
        <Kind control={control} />
        <Grid gap="l" minCell="14rem">
          <TextField
            {...register('firstName')}
            label={t`First name`}
            autoComplete="given-name"
            isRequired
            errorMessage={errors.firstName?.message}
          />
          <TextField
            {...register('lastName')}
            label={t`Last name`}
            autoComplete="family-name"
            isRequired
            errorMessage={errors.lastName?.message}
          />
        </Grid>
        <Controller
          control={control}
          name="country"
          render={({ field: { value, onChange, name, onBlur, ref } }) => (
            <Select
              {...{ name, onBlur, ref, value }}
              label={t({ message: 'Country', context: 'postal' })}
              autoComplete="country"
              options={countries}
              onChange={(change) => onChange(change.value)}
            />
          )}
        />
        <AddressLines register={register} />
        <FormEnd label={t`Add address`} isBusy={isBusy} onDiscard={close} />
      </Stack>
    </form>
  );
}

function AddressLines({ register }: Pick<UseFormReturn<AddressRequest>, 'register'>) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...register('line1')} label={t`Address line 1`} autoComplete="address-line1" />
      <TextField {...register('line2')} label={t`Address line 2`} autoComplete="address-line2" />
      <Grid gap="l" minCell="10rem">
        <TextField {...register('town')} label={t`Town or city`} autoComplete="address-level2" />
        <TextField {...register('state')} label={t`State or province`} autoComplete="address-level1" />
        <TextField {...register('zip')} label={t`Zip or postcode`} autoComplete="postal-code" />
      </Grid>
      <Switch {...register('isBilling')}>{t`Use as a billing address`}</Switch>
    </>
  );
}

function Kind({ control }: Pick<UseFormReturn<AddressRequest>, 'control'>) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="kind"
      render={({ field: { value, onChange, name } }) => (
        <RadioGroup<AddressRequest['kind']>
          name={name}
          value={value}
          onChange={(change) => onChange(change.value)}
          label={t`Kind of address`}
          isFramed
          options={[
            {
              value: 'home',
              icon: House,
              label: t({ message: 'Home', context: 'address' }),
              description: t`Delivery from 7 am to 9 pm`,
            },
            {
              value: 'office',
              icon: BriefcaseBusiness,
              label: t({ message: 'Office', context: 'address' }),
              description: t`Delivery from 10 am to 6 pm`,
            },
          ]}
        />
      )}
    />
  );
}
