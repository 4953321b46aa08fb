import { Alert, Link, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EntryCover } from './EntryCover.tsx';
import type { SignedOutReason } from '../session.types.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSessionState } from '../SessionProvider.tsx';

/** `/login`, for signed-out users; its guard redirects everybody else. */
export function SignInPage() {
  const { t } = useLingui();
  const notice = useNotice(useSessionState(({ context }) => context.reason));
  const areTokensLeft = useSessionState(({ context }) => context.areTokensLeft);
  const { state } = useLocation();

  return (
    <EntryCover
      title={t`Sign in`}
      description={t`Use your staff account to continue.`}
      footer={
        <Trans>
          New on the team?{' '}
          <Link variant="alone" href={paths.register}>
            Create an account
          </Link>
        </Trans>
      }
    >
      <Stack gap="l">
        {notice && <Alert tone="info">{notice}</Alert>}
        {areTokensLeft && (
          <Alert tone="danger" title={t`This browser still holds your session`}>
            <Trans>The session couldn't be deleted. Clear this site's data in your browser's settings.</Trans>
          </Alert>
        )}
        <SignInForm email={emailIn(state)} forgotPasswordHref={paths.forgotPassword} />
      </Stack>
    </EntryCover>
  );
}

/** One message for an ended session, however many requests it took along. */
function useNotice(reason: SignedOutReason): string | null {
  const { t } = useLingui();
  const notices: Record<SignedOutReason, string | null> = {
    none: null,
    'signed out here': null,
    expired: t`Your session has ended. Sign in to continue where you left off.`,
    'signed out elsewhere': t`You were signed out in another tab.`,
    revoked: t`You were signed out on another device. Sign in to continue where you left off.`,
    idle: t`You were signed out due to inactivity.`,
  };
  return notices[reason];
}

function emailIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : '';
}
