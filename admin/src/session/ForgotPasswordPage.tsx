import { Alert, Button, Link, Stack, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { paths } from '../paths.ts';
import { EntryCover } from './EntryCover.tsx';

/** `/forgot-password`: the sales API has no call for it (specification §7), so the page tells what happens next. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);

  return (
    <EntryCover
      title={t`Forgot your password?`}
      description={t`Enter the email address of your account, and we help you back on board.`}
      footer={
        <Link variant="alone" href={paths.login}>
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      {sentTo ? (
        <Stack gap="l">
          <Alert tone="success" title={t`Check your inbox`}>
            <Trans>
              If <strong>{sentTo}</strong> belongs to an account, a link to choose a new password is on its way.
            </Trans>
          </Alert>
          <Button variant="soft" onClick={() => setSentTo(null)}>
            <Trans>Use another address</Trans>
          </Button>
        </Stack>
      ) : (
        <ResetRequestForm onRequest={({ email }) => setSentTo(email)} />
      )}
    </EntryCover>
  );
}

function ResetRequestForm({ onRequest }: { onRequest: (request: { email: string }) => void }) {
  const { t } = useLingui();
  const form = useForm({
    defaultValues: { email: '' },
    resolver: standardSchemaResolver(
      v.object({
        email: v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t`Enter your email address.`),
          v.email(t`This is no email address. It looks like name@example.com.`),
        ),
      }),
    ),
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(onRequest)}>
      <Stack gap="l">
        <TextField
          {...form.register('email')}
          type="email"
          label={t`Email`}
          autoComplete="username"
          size="large"
          errorMessage={form.formState.errors.email?.message}
        />
        <Button type="submit" size="large" width="full">{t`Send reset link`}</Button>
      </Stack>
    </form>
  );
}
