import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/buttons/Button.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { PasswordField } from '../../forms/elements/input/PasswordField.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { AuthCover } from './AuthCover.tsx';

export function SignIn() {
  const { t } = useLingui();
  return (
    <AuthCover title={t`Sign in`} description={t`Use your staff account to continue.`}>
      <Stack as="form" gap="l">
        <TextField label={t`Email`} type="email" autoComplete="username" defaultValue="admin@demo.com" />
        <PasswordField
          label={t`Password`}
          labelAction={
            <Link href="/forgot-password" variant="alone">
              <Trans>Forgot password?</Trans>
            </Link>
          }
          autoComplete="current-password"
        />
        <Checkbox defaultChecked>
          <Trans>Keep me signed in on this device</Trans>
        </Checkbox>
        <Button type="submit" width="full">
          <Trans>Sign in</Trans>
        </Button>
      </Stack>
    </AuthCover>
  );
}

export function LinkSent() {
  const { t } = useLingui();
  return (
    <AuthCover
      title={t`Check your email`}
      description={t`If this address belongs to a staff account, we've sent it a link.`}
      footer={
        <Trans>
          Remembered it? <Link href="/login">Sign in</Link>
        </Trans>
      }
    >
      <Button width="full" size="large">
        <Trans>Send the link again</Trans>
      </Button>
    </AuthCover>
  );
}

/** Over a page that keeps its state. The dialog makes the rest unreachable. */
export function Overlay() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>A policy that is half written.</Trans>
      </p>
      <div role="dialog" aria-modal aria-labelledby="sign-in-again">
        <AuthCover
          variant="overlay"
          titleId="sign-in-again"
          title={t`Welcome back`}
          description={t`Your session ended. What you were writing is still here.`}
        >
          <Stack gap="m">
            <Button width="full" size="large">
              <Trans>Sign in again</Trans>
            </Button>
            <Button width="full" size="large" variant="ghost" tone="secondary">
              <Trans>Leave the page</Trans>
            </Button>
          </Stack>
        </AuthCover>
      </div>
    </>
  );
}
