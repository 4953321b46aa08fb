import { Checkbox, Link, PasswordField, Stack, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useEntryRules } from '../../../session/pages/forms/useEntryRules.ts';
import { AttemptAlert } from './AttemptAlert.tsx';
import { MistakeSummary } from './MistakeSummary.tsx';
import type { ScreenFormProps } from './screen-form.types.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Email and password; when they are right, a code is asked for. */
export function LoginForm({ entry, hrefOf }: ScreenFormProps) {
  const { t } = useLingui();
  const rules = useEntryRules();
  const form = useForm({
    defaultValues: { email: '', password: '', isRemembered: true },
    resolver: standardSchemaResolver(
      v.object({
        email: rules.email,
        password: v.pipe(v.string(), v.nonEmpty(t`Enter your password.`)),
        isRemembered: v.boolean(),
      }),
    ),
  });
  const { errors } = form.formState;
  const isWrong = entry.state === 'refused' && entry.refusal?.reason === 'wrong';
  const { setFocus } = form;
  useEffect(() => {
    if (isWrong) setFocus('email');
  }, [isWrong, setFocus]);

  return (
    <form
      noValidate
      onInput={entry.change}
      onSubmit={form.handleSubmit(({ isRemembered: _, ...body }) => entry.attempt({ kind: 'login', body }))}
    >
      <Stack gap="l">
        <AttemptAlert entry={entry} />
        <MistakeSummary form={form} />
        <TextField
          {...form.register('email')}
          type="email"
          label={t`Email`}
          autoComplete="username"
          size="large"
          errorMessage={errors.email?.message ?? (isWrong ? t`Incorrect email or password.` : undefined)}
        />
        <PasswordField
          {...form.register('password')}
          label={t`Password`}
          labelAction={<Link variant="alone" href={hrefOf('forgot-password')}>{t`Forgot password?`}</Link>}
          autoComplete="current-password"
          size="large"
          errorMessage={errors.password?.message}
        />
        <Checkbox {...form.register('isRemembered')}>{t`Remember me`}</Checkbox>
        <SubmitButton entry={entry}>{t`Sign in`}</SubmitButton>
      </Stack>
    </form>
  );
}
