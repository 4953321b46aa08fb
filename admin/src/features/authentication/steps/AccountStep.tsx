import { Checkbox, Grid, PasswordField, Stack, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { StepProps } from './step.types.ts';

export function AccountStep({ form: { register, formState } }: StepProps) {
  const { t } = useLingui();
  const { errors } = formState;
  return (
    <Stack gap="l">
      <Grid gap="l" minCell="18rem">
        <TextField
          {...register('username')}
          label={t`Username`}
          autoComplete="username"
          isRequired
          errorMessage={errors.username?.message}
        />
        <TextField
          {...register('email')}
          type="email"
          label={t`Email`}
          autoComplete="email"
          isRequired
          errorMessage={errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          label={t`Password`}
          autoComplete="new-password"
          isRequired
          errorMessage={errors.password?.message}
        />
        <PasswordField
          {...register('confirmation')}
          label={t`Confirm password`}
          autoComplete="new-password"
          isRequired
          errorMessage={errors.confirmation?.message}
        />
      </Grid>
      <TextField
        {...register('profileLink')}
        type="url"
        label={t`Profile link`}
        autoComplete="url"
        placeholder="https://example.com/ana"
        errorMessage={errors.profileLink?.message}
      />
      <Checkbox {...register('isRemembered')}>{t`Remember me`}</Checkbox>
    </Stack>
  );
}
