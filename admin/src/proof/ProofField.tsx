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

interface ProofFieldProps {
  value: string;
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
export function ProofField({ value, takesRecoveryCode = false, isRefused, onChange }: ProofFieldProps) {
  const { t } = useLingui();
  const mistake = value === '' ? t`Enter your password.` : t`This password isn't right.`;
  return (
    <PasswordField
      label={takesRecoveryCode ? t`Your password or a recovery code` : t`Your password`}
      description={useDemoHint()}
      autoComplete="current-password"
      value={value}
      errorMessage={isRefused ? mistake : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
