import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../components/buttons/Link.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

export function Current() {
  const { t } = useLingui();
  return (
    <PasswordField
      label={t`Password`}
      labelAction={
        <Link variant="alone" href="/forgot-password">
          <Trans>Forgot password?</Trans>
        </Link>
      }
      autoComplete="current-password"
    />
  );
}

export function New() {
  const { t } = useLingui();
  return (
    <Stack>
      <PasswordField
        isRequired
        label={t`New password`}
        description={t`At least 8 characters. A few words are easier to remember than symbols.`}
        autoComplete="new-password"
      />
      <PasswordField
        isRequired
        label={t`New password`}
        defaultValue="lisbon"
        errorMessage={t`This has 6 characters. Use at least 8.`}
        autoComplete="new-password"
      />
    </Stack>
  );
}

export function PasswordSizes() {
  const { t } = useLingui();
  return (
    <Stack>
      <PasswordField size="large" label={t`Large`} autoComplete="off" defaultValue="boarding" />
      <PasswordField label={t`Medium`} autoComplete="off" defaultValue="boarding" />
      <PasswordField size="small" label={t`Small`} autoComplete="off" defaultValue="boarding" />
      <PasswordField isDisabled label={t`Disabled`} autoComplete="off" defaultValue="boarding" />
    </Stack>
  );
}
