import { PasswordField, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { Agreement } from '../Agreement.tsx';
import type { SignUpForm } from './useSignUpForm.ts';

interface SignUpFieldsProps {
  form: SignUpForm;
  /** Why the username was refused, where no rule of the form says more. */
  usernameRefusal?: string | undefined;
  /**
   * The address of the page that it stands on.
   * @default '/register'
   */
  path?: string;
}

/** The fields of a new account. */
export function SignUpFields({ form, usernameRefusal, path = paths.register }: SignUpFieldsProps) {
  const { t } = useLingui();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register('username')}
        label={t`Username`}
        autoComplete="username"
        size="large"
        isRequired
        errorMessage={errors.username?.message ?? usernameRefusal}
      />
      <TextField
        {...register('email')}
        type="email"
        label={t`Email`}
        autoComplete="email"
        size="large"
        isRequired
        errorMessage={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={t`Password`}
        autoComplete="new-password"
        size="large"
        isRequired
        errorMessage={errors.password?.message}
      />
      <Agreement {...register('hasAgreed')} path={path} errorMessage={errors.hasAgreed?.message} />
    </>
  );
}
