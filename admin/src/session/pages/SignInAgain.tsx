import { AuthOverlay } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionState } from '../SessionProvider.tsx';
import { SignInForm } from './SignInForm.tsx';

export interface SignInAgainProps {
  /** Email of the user whose session ended. */
  email: string;
}

/** Signs in over a page with unsaved work. */
export function SignInAgain({ email }: SignInAgainProps) {
  const { t } = useLingui();
  const isRevoked = useSessionState(({ context }) => context.reason === 'revoked');
  return (
    <AuthOverlay
      isOpen
      title={t`Sign in to continue`}
      description={
        isRevoked
          ? t`You were signed out on another device. Your unsaved changes are still on this page.`
          : t`Your session has ended. Your unsaved changes are still on this page.`
      }
      footer={<Trans>Signing in with another account discards unsaved changes.</Trans>}
    >
      <SignInForm email={email} />
    </AuthOverlay>
  );
}
