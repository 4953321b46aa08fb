import { PasswordField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { config } from '../config.ts';

/** The password of the sample account; nothing real is behind it. */
const DEMO_PASSWORD = 'window-seat';

/** Helps visitors of the demo, who cannot know the password of the sample account. */
export function useDemoHint(): string | undefined {
  const { t } = useLingui();
  return config.target === 'demo' ? t`In this demo, it is ${DEMO_PASSWORD}.` : undefined;
}

/** The message of a password that is missing, or that the server refused. */
export function usePasswordMessage() {
  const { t } = useLingui();
  return (isMissing: boolean, refusedField: string | undefined): string | undefined => {
    if (isMissing) return t`Enter your password.`;
    return refusedField === 'password' ? t`This password isn't right.` : undefined;
  };
}

interface ProofFieldProps {
  value: string;
  /**
   * Whether a recovery code will do as well.
   * @default false
   */
  takesRecoveryCode?: boolean;
  errorMessage: string | undefined;
  onChange: (password: string) => void;
}

/** Asks for the password before a sensitive act. */
export function ProofField({ value, takesRecoveryCode = false, errorMessage, onChange }: ProofFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      label={takesRecoveryCode ? t`Your password or a recovery code` : t`Your password`}
      description={useDemoHint()}
      autoComplete="current-password"
      value={value}
      errorMessage={errorMessage}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
