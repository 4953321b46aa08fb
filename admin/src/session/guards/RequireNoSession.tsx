import { Splash } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { readReturnPath } from './return-url.ts';
import { useSessionState, useUser } from '../SessionProvider.tsx';

export interface RequireNoSessionProps {
  /** Whether an address leads to a page of the app. */
  isKnownPath: (path: string) => boolean;
  children: ReactNode;
}

/**
 * Shows its children while signed out; a signed-in user returns to the previous page if it was theirs, or to the home page. One who
 * came here by an address of their own reads why the page is another one.
 */
export function RequireNoSession({ isKnownPath, children }: RequireNoSessionProps) {
  const isBooting = useSessionState((snapshot) => snapshot.matches('booting'));
  const isSignedIn = useSessionState((snapshot) => snapshot.matches('signedIn'));
  const user = useUser();
  const { state } = useLocation();

  const cameFrom = textIn(state, 'returnTo');
  useSignedInNotice({ isSettled: !isBooting, isSignedIn, isAsked: cameFrom === '' });

  if (isBooting) return <Splash />;
  if (!isSignedIn) return children;
  const owner = textIn(state, 'owner');
  const isTheirs = owner === '' || owner === user?.email;
  const returnPath = isTheirs ? readReturnPath(cameFrom, isKnownPath) : null;
  return <Navigate to={returnPath ?? paths.home} replace state={returnPath && { isReturn: true }} />;
}

interface Arrival {
  /** Whether it is known who is signed in. */
  isSettled: boolean;
  isSignedIn: boolean;
  /** Whether the person asked for this page; a guard sends them here too. */
  isAsked: boolean;
}

/** Says that a person was signed in before they came; not to those who sign in here. */
function useSignedInNotice({ isSettled, isSignedIn, isAsked }: Arrival): void {
  const { t } = useLingui();
  const name = useUser()?.fullName ?? '';
  const isOver = useRef(false);
  const say = useEffectEvent(async () => {
    if (!isSignedIn || !isAsked) return;
    const { notify } = await import('../../toasts/toasts.ts');
    notify.info(t`You're already signed in as ${name}.`);
  });
  useEffect(() => {
    if (!isSettled || isOver.current) return;
    isOver.current = true;
    void say();
  }, [isSettled]);
}

function textIn(state: unknown, name: 'owner' | 'returnTo'): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : '';
}
