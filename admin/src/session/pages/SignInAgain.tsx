import { AuthOverlay } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { SignInForm } from './SignInForm.tsx';

export interface SignInAgainProps {
  /** Address of who was signed in before. */
  email: string;
}

/** Signs in over the page, whose unsaved work stays where it is. */
export function SignInAgain({ email }: SignInAgainProps) {
  const { t } = useLingui();
  return (
    <AuthOverlay
      isOpen
      title={t`Sign in to go on`}
      description={t`Your session has ended. What you typed is still there and waits behind this screen.`}
      footer={<Trans>Signing in as somebody else leaves what was typed behind.</Trans>}
    >
      <SignInForm email={email} />
    </AuthOverlay>
  );
}
