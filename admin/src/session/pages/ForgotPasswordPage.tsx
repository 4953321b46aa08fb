import { Alert, Button, Link, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { EntryCover } from './EntryCover.tsx';
import { ResetRequestForm } from './forms/ResetRequestForm.tsx';

/** `/forgot-password`: the sales API has no call for it (specification §7), so the page names the person to ask. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [isRequested, setRequested] = useState(false);

  return (
    <EntryCover
      title={t`Forgot your password?`}
      description={t`Enter your account's email address and we'll help you get back in.`}
      footer={
        <Link variant="alone" href={paths.login}>
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      {isRequested ? (
        <ResetHelp email={email} onOtherEmail={() => setRequested(false)} />
      ) : (
        <ResetRequestForm
          email={email}
          onRequest={(request) => {
            setEmail(request.email);
            setRequested(true);
          }}
        />
      )}
    </EntryCover>
  );
}

interface ResetHelpProps {
  email: string;
  onOtherEmail: () => void;
}

/** Replaces the form and takes its focus. */
function ResetHelp({ email, onOtherEmail }: ResetHelpProps) {
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
        title={isDemo ? t`This demo doesn't send email` : t`Ask an administrator`}
      >
        {isDemo ? (
          <Trans>
            Nothing was sent to <strong>{email}</strong>. Sign in with one of the accounts that the sign-in page offers.
          </Trans>
        ) : (
          <Trans>
            Password reset by email isn't available yet. An administrator can set a new password for{' '}
            <strong>{email}</strong>.
          </Trans>
        )}
      </Alert>
      <Button variant="soft" onClick={onOtherEmail}>
        <Trans>Use a different email</Trans>
      </Button>
    </Stack>
  );
}
