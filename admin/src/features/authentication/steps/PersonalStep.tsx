import { ComboBox, Grid, MaskField, patternMask, Stack, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useCountries } from '../../../i18n/names/useNames.ts';
import { POSTCODES } from './registration.ts';
import type { StepProps } from './step.types.ts';

export function PersonalStep({ form }: StepProps) {
  const { t } = useLingui();
  const countries = useCountries();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap="l">
      <Grid gap="l" minCell="18rem">
        <TextField
          {...register('firstName')}
          label={t`First name`}
          autoComplete="given-name"
          isRequired
          errorMessage={errors.firstName?.message}
        />
        <TextField {...register('lastName')} label={t`Last name`} autoComplete="family-name" />
        <Controller
          control={control}
          name="country"
          render={({ field: { onChange, ...field } }) => (
            <ComboBox
              {...field}
              label={t({ message: 'Country', context: 'postal' })}
              options={countries}
              onChange={({ value }) => {
                onChange(value ?? '');
                // The postcode of another country would keep its digits in another form.
                form.setValue('pin', '');
              }}
            />
          )}
        />
        <Postcode form={form} />
        <TextField {...register('mobile')} type="tel" label={t`Mobile number`} autoComplete="tel" />
      </Grid>
      <TextField
        {...register('address')}
        label={t({ message: 'Address', context: 'postal' })}
        autoComplete="address-line1"
        isRequired
        errorMessage={errors.address?.message}
      />
      <Grid gap="l" minCell="18rem">
        <TextField {...register('area')} label={t`Area or district`} autoComplete="address-level3" />
        <TextField {...register('town')} label={t`Town or city`} autoComplete="address-level2" />
      </Grid>
    </Stack>
  );
}

/** The postcode in the form of the chosen country. */
function Postcode({ form: { control, register, formState } }: StepProps) {
  const { t } = useLingui();
  const country = useWatch({ control, name: 'country' });
  const pattern = POSTCODES[country]?.pattern;
  const mask = useMemo(() => pattern !== undefined && patternMask(pattern), [pattern]);
  if (!mask)
    return (
      <TextField
        {...register('pin')}
        label={t({ message: 'Postcode', context: 'postal' })}
        autoComplete="postal-code"
      />
    );
  return (
    <Controller
      key={country}
      control={control}
      name="pin"
      render={({ field: { onChange, ...field } }) => (
        <MaskField
          {...field}
          mask={mask}
          label={t({ message: 'Postcode', context: 'postal' })}
          description={t`In the form ${pattern ?? ''}`}
          autoComplete="postal-code"
          errorMessage={formState.errors.pin?.message}
          onChange={({ value, leftOut = '' }) => onChange(value + leftOut)}
        />
      )}
    />
  );
}
