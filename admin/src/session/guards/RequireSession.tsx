import { Splash, useOnDemand } from '@embarque/design-system';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../session.types.ts';
import { PageOwner, useSessionState, useUser } from '../SessionProvider.tsx';
import { hasUnsavedWork } from '../../blocker/unsaved-work.ts';

const loadSignInAgain = () => import('../pages/SignInAgain.tsx');

/**
 * Shows its children while signed in, and otherwise leads through sign-in and back. Over unsaved work the sign-in
 * appears on top instead, so that nothing typed is lost; not after a sign-out, which must leave nothing behind.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const isBooting = useSessionState((snapshot) => snapshot.matches('booting'));
  const isSignedIn = useSessionState((snapshot) => snapshot.matches('signedIn'));
  const reason = useSessionState(({ context }) => context.reason);
  const owner = useOwner();

  if (isBooting) return <Splash />;

  const hasRunOut = reason === 'expired' || reason === 'revoked' || reason === 'idle';
  if (!isSignedIn && !(hasRunOut && owner && hasUnsavedWork())) {
    // After a sign-out, the page and its owner are nothing to the next person.
    return <ToSignIn owner={owner} isForgotten={reason === 'signed out here'} />;
  }
  return (
    <PageOwner value={owner}>
      <Fragment key={owner?.email}>{children}</Fragment>
      {!isSignedIn && owner && <SignInOnTop email={owner.email} />}
    </PageOwner>
  );
}

interface ToSignInProps {
  owner: SessionUser | null;
  /** Whether the way back is not kept. */
  isForgotten: boolean;
}

/** Leads to sign-in, and from there to the page that was opening when the session ended, else to the one that was open. */
function ToSignIn({ owner, isForgotten }: ToSignInProps) {
  const here = useLocation();
  const { pathname, search, hash } = useNavigation().location ?? here;
  // The next navigation is this one.
  const [state] = useState(isForgotten ? null : { returnTo: `${pathname}${search}${hash}`, owner: owner?.email });
  return <Navigate to={paths.login} replace state={state} />;
}

/** Shows a message when its code cannot be loaded; the next interaction tries again. */
function SignInOnTop({ email }: { email: string }) {
  const { code, ask } = useOnDemand(loadSignInAgain);
  const isMissing = !code;

  useEffect(() => {
    if (!isMissing) return undefined;
    const trying = new AbortController();
    const tryNow = () => void ask();
    for (const hope of ['online', 'pointerdown', 'keydown']) addEventListener(hope, tryNow, { signal: trying.signal });
    tryNow();
    return () => trying.abort();
  }, [ask, isMissing]);

  return code && <code.SignInAgain email={email} />;
}

/** Gives each user a fresh page: the signed-in user, or the last one. */
function useOwner(): SessionUser | null {
  const user = useUser();
  const [owner, setOwner] = useState(user);
  if (user && user !== owner) setOwner(user);
  return user ?? owner;
}
