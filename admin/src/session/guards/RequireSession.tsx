import { Splash, useOnDemand } from '@embarque/design-system';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
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
  const { pathname, search, hash } = useLocation();

  if (isBooting) return <Splash />;

  const hasRunOut = reason === 'expired' || reason === 'revoked' || reason === 'idle';
  if (!isSignedIn && !(hasRunOut && owner && hasUnsavedWork())) {
    // After a sign-out, the page and its owner are nothing to the next person.
    const state =
      reason === 'signed out here' ? null : { returnTo: `${pathname}${search}${hash}`, owner: owner?.email };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return (
    <PageOwner value={owner}>
      <Fragment key={owner?.email}>{children}</Fragment>
      {!isSignedIn && owner && <SignInOnTop email={owner.email} />}
    </PageOwner>
  );
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
