import { PasswordField, Stack, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { Agreement } from '../../../session/pages/Agreement.tsx';
import { useEntryRules } from '../../../session/pages/forms/useEntryRules.ts';
import { AttemptAlert } from './AttemptAlert.tsx';
import { MistakeSummary } from './MistakeSummary.tsx';
import type { ScreenFormProps } from './screen-form.types.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** A new account, whose email is confirmed by a link. A refused username leaves the password as it is. */
export function RegisterForm({ entry }: ScreenFormProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { username, email, newPassword, agreement } = useEntryRules();
  const form = useForm({
    defaultValues: { username: '', email: '', password: '', hasAgreed: false },
    resolver: standardSchemaResolver(v.object({ username, email, password: newPassword, hasAgreed: agreement })),
  });
  const { errors } = form.formState;
  const isTaken = entry.state === 'refused' && entry.refusal?.reason === 'taken';
  const { setFocus } = form;
  useEffect(() => {
    if (isTaken) setFocus('username', { shouldSelect: true });
  }, [isTaken, setFocus]);

  return (
    <form
      noValidate
      onInput={entry.change}
      onSubmit={form.handleSubmit(({ hasAgreed: _, ...body }) => entry.attempt({ kind: 'register', body }))}
    >
      <Stack gap="l">
        <AttemptAlert entry={entry} />
        <MistakeSummary form={form} />
        <TextField
          {...form.register('username')}
          label={t`Username`}
          autoComplete="username"
          size="large"
          isRequired
          errorMessage={
            errors.username?.message ?? (isTaken ? t`This username is already in use. Choose another one.` : undefined)
          }
        />
        <TextField
          {...form.register('email')}
          type="email"
          label={t`Email`}
          autoComplete="email"
          size="large"
          isRequired
          errorMessage={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          label={t`Password`}
          autoComplete="new-password"
          size="large"
          isRequired
          errorMessage={errors.password?.message}
        />
        <Agreement {...form.register('hasAgreed')} path={pathname + search} errorMessage={errors.hasAgreed?.message} />
        <SubmitButton entry={entry}>{t`Create account`}</SubmitButton>
      </Stack>
    </form>
  );
}
