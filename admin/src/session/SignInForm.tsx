import { Alert, Button, Link, PasswordField, Stack, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { linesBesideFields, showServerErrors } from '../forms/server-errors.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { Sealed } from './sealed.ts';
import type { SignInFailure } from './session.errors.ts';
import { useSession, useSessionState } from './SessionProvider.tsx';

export interface SignInFormProps {
  /**
   * Filled in at first: who was signed in before.
   * @default ''
   */
  email?: string;
  /** Address of the page that helps with a lost password; left out over a page that must not be left. */
  forgotPasswordHref?: string;
}

const FIELDS = ['email', 'password'] as const;

/** Email and password; the session does the rest. What was typed stays, whatever the server says. */
export function SignInForm({ email = '', forgotPasswordHref }: SignInFormProps) {
  const { t } = useLingui();
  const { actor } = useSession().session;
  const isBusy = useSessionState((snapshot) => snapshot.matches({ signedOut: 'submitting' }));
  const failure = useSessionState(({ context }) => context.failure);
  const failureText = useFailureText(failure);
  const form = useForm({
    defaultValues: { email, password: '' },
    resolver: standardSchemaResolver(
      v.object({
        email: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter your email address.`)),
        password: v.pipe(v.string(), v.nonEmpty(t`Enter your password.`)),
      }),
    ),
  });
  const { errors } = form.formState;

  useEffect(() => showServerErrors(form, FIELDS, failure?.notifications ?? []), [failure, form]);
  useEffect(() => () => actor.send({ type: 'sign-in cancelled' }), [actor]);

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((credentials) =>
        actor.send({ type: 'sign-in requested', credentials: new Sealed(credentials) }),
      )}
    >
      <Stack gap="l">
        {failureText && <Alert tone="danger">{failureText}</Alert>}
        <TextField
          {...form.register('email')}
          type="email"
          label={t`Email`}
          autoComplete="username"
          size="large"
          errorMessage={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          label={t`Password`}
          labelAction={
            forgotPasswordHref && <Link variant="alone" href={forgotPasswordHref}>{t`Forgot password?`}</Link>
          }
          autoComplete="current-password"
          // Over the page only the password is asked for: focus is there, as a dialog's is on its first task.
          autoFocus={email !== ''}
          size="large"
          errorMessage={errors.password?.message}
        />
        <Button type="submit" size="large" width="full" isBusy={isBusy}>{t`Sign in`}</Button>
        <DemoAccounts
          onChoose={(account) => {
            form.reset(account);
            form.setFocus('password');
          }}
        />
      </Stack>
    </form>
  );
}

/** What to say above the fields; what the server says about a field stands under the field. */
function useFailureText(failure: SignInFailure | null): string | null {
  const { t } = useLingui();
  if (!failure) return null;
  if (failure.kind === 'unreachable') {
    return t`The server cannot be reached, so nobody can be signed in right now. Check your connection and try again.`;
  }
  if (failure.kind === 'malformed') {
    return t`The server answered something that is no sign-in. Try again; if it stays so, tell your administrator.`;
  }
  const lines = linesBesideFields(FIELDS, failure.notifications);
  return failure.notifications.length === 0 ? t`The email or the password is wrong.` : lines.join(' ') || null;
}
