import { Alert, Button, Link, Stack, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { EntryCover } from './EntryCover.tsx';

/** `/forgot-password`: the sales API has no call for it (specification §7), so the page says who can help. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);

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
      {isAsked ? (
        <HowItGoesOn email={email} onOtherAddress={() => setAsked(false)} />
      ) : (
        <ResetRequestForm
          email={email}
          onRequest={(request) => {
            setEmail(request.email);
            setAsked(true);
          }}
        />
      )}
    </EntryCover>
  );
}

interface HowItGoesOnProps {
  email: string;
  onOtherAddress: () => void;
}

/** Stands where the form was, and takes its focus. */
function HowItGoesOn({ email, onOtherAddress }: HowItGoesOnProps) {
  const { t } = useLingui();
  const isDemo = config.target === 'demo';
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);

  return (
    <Stack gap="l">
      <Alert
        ref={message}
        tabIndex={-1}
        announced="never"
        tone="info"
        title={isDemo ? t`This demo sends no mail` : t`Ask an administrator`}
      >
        {isDemo ? (
          <Trans>
            Nothing was sent to <strong>{email}</strong>. Sign in with one of the accounts that the sign-in page offers.
          </Trans>
        ) : (
          <Trans>
            No mail can be sent from here yet. An administrator of the desk can give <strong>{email}</strong> a new
            password.
          </Trans>
        )}
      </Alert>
      <Button variant="soft" onClick={onOtherAddress}>
        <Trans>Use another address</Trans>
      </Button>
    </Stack>
  );
}

interface ResetRequestFormProps {
  /** What was typed before; then the field takes the focus, to change it. */
  email: string;
  onRequest: (request: { email: string }) => void;
}

function ResetRequestForm({ email, onRequest }: ResetRequestFormProps) {
  const { t } = useLingui();
  const form = useForm({
    defaultValues: { email },
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

  const { setFocus } = form;
  const isBack = email !== '';
  useEffect(() => {
    if (isBack) setFocus('email', { shouldSelect: true });
  }, [isBack, setFocus]);

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
