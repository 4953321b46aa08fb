import { Checkbox, Select, Stack, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { USER_PLANS } from '../../../people/users/users.api.ts';
import type { UserLabels } from '../../../people/users/useUserLabels.ts';
import type { NewUserForm } from './new-user.form.ts';
import { useCountryOptions } from './useCountryOptions.ts';

export interface NewUserFieldsProps {
  form: NewUserForm;
  labels: UserLabels;
  /** The roles that there are. */
  roles: readonly string[];
  /** Called when a field is left whose value must be unlike everybody else's. */
  onUniqueLeft: (field: 'email' | 'username') => void;
}

export function NewUserFields({ form, labels, roles, onUniqueLeft }: NewUserFieldsProps) {
  const { t } = useLingui();
  const countries = useCountryOptions();
  const { control, register, formState } = form;
  const { errors } = formState;
  const text = (name: 'fullName' | 'contact' | 'company') => ({
    ...register(name),
    autoComplete: 'off',
    isRequired: true,
    errorMessage: errors[name]?.message,
  });
  const unique = (name: 'email' | 'username') => ({
    ...register(name, { onBlur: () => onUniqueLeft(name) }),
    autoComplete: 'off',
    isRequired: true,
    errorMessage: errors[name]?.message,
  });

  return (
    <Stack gap="l">
      <TextField {...text('fullName')} label={t`Full name`} />
      <TextField {...unique('username')} label={t`Username`} />
      <TextField {...unique('email')} type="email" label={t`Email`} />
      <TextField {...text('contact')} type="tel" label={t({ message: 'Contact', context: 'telephone' })} />
      <TextField {...text('company')} label={t({ message: 'Company', context: 'employer' })} />
      <Controller
        control={control}
        name="country"
        render={({ field: { onChange, value, ...field } }) => (
          <Select
            {...field}
            value={value || null}
            onChange={({ value: chosen }) => onChange(chosen)}
            label={t`Country`}
            options={countries}
            isRequired
            errorMessage={errors.country?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="role"
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t`Role`}
            options={roles.map((role) => ({ value: role, label: labels.roleOf(role).label }))}
          />
        )}
      />
      <Controller
        control={control}
        name="currentPlan"
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t({ message: 'Plan', context: 'column' })}
            options={USER_PLANS.map((plan) => ({ value: plan, label: labels.plans[plan] }))}
          />
        )}
      />
      <Checkbox {...register('isInvited')} description={t`The user is pending until the invitation is accepted.`}>
        {t`Send an invitation by email`}
      </Checkbox>
    </Stack>
  );
}
