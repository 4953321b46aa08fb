import { AuthOverlay } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { SignInForm } from './SignInForm.tsx';

export interface SignInAgainProps {
  /** Email of the user whose session ended. */
  email: string;
}

/** Signs in over a page with unsaved work. */
export function SignInAgain({ email }: SignInAgainProps) {
  const { t } = useLingui();
  return (
    <AuthOverlay
      isOpen
      title={t`Sign in to continue`}
      description={t`Your session has ended. Your unsaved changes are still on this page.`}
      footer={<Trans>Signing in with another account discards unsaved changes.</Trans>}
    >
      <SignInForm email={email} />
    </AuthOverlay>
  );
}
