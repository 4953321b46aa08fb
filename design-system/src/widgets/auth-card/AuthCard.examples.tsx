import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/buttons/Button.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { AuthCard } from './AuthCard.tsx';

/** A short form has the page to itself. */
export function ResetLink() {
  const { t } = useLingui();
  return (
    <AuthCard
      title={t`Forgot your password?`}
      description={t`Enter your email, and we'll send you a link.`}
      footer={
        <Link href="/login" variant="alone">
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      <Stack as="form" gap="l">
        <TextField label={t`Email`} type="email" autoComplete="username" />
        <Button type="submit" width="full">
          <Trans>Send reset link</Trans>
        </Button>
      </Stack>
    </AuthCard>
  );
}
