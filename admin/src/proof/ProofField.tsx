import { PasswordField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { config } from '../config.ts';
import { useUser } from '../session/SessionProvider.tsx';

/** The password of the sample account; nothing real is behind it. */
const DEMO_PASSWORD = 'window-seat';

/** Helps visitors of the demo, who cannot know the password of the sample account. */
export function useDemoHint(): string | undefined {
  const { t } = useLingui();
  return config.target === 'demo' ? t`In this demo, it is ${DEMO_PASSWORD}.` : undefined;
}

interface ProofFieldProps {
  value: string;
  /** The address that one signs in with, where it is not the one of the session. */
  account?: string;
  /**
   * Whether a recovery code will do as well.
   * @default false
   */
  takesRecoveryCode?: boolean;
  /** Whether it is missing, or the server has refused it. */
  isRefused: boolean;
  onChange: (password: string) => void;
}

/** Asks for the password before a sensitive act. */
export function ProofField({ value, takesRecoveryCode = false, isRefused, account, onChange }: ProofFieldProps) {
  const { t } = useLingui();
  const user = useUser();
  const mistake = value === '' ? t`Enter your password.` : t`Wrong password. Try again.`;
  return (
    <PasswordField
      label={takesRecoveryCode ? t`Your password or a recovery code` : t`Your password`}
      description={useDemoHint()}
      autoComplete="current-password"
      account={account ?? user?.email}
      value={value}
      errorMessage={isRefused ? mistake : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
