import { Splash } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { readReturnPath } from './return-url.ts';
import { useSessionState, useUser } from '../SessionProvider.tsx';

export interface RequireNoSessionProps {
  /** Whether an address leads to a page of the app. */
  isKnownPath: (path: string) => boolean;
  children: ReactNode;
}

/** Shows its children while signed out; a signed-in user returns to the previous page if it was theirs, or to the home page. */
export function RequireNoSession({ isKnownPath, children }: RequireNoSessionProps) {
  const isBooting = useSessionState((snapshot) => snapshot.matches('booting'));
  const isSignedIn = useSessionState((snapshot) => snapshot.matches('signedIn'));
  const user = useUser();
  const { state } = useLocation();

  if (isBooting) return <Splash />;
  if (!isSignedIn) return children;
  const owner = textIn(state, 'owner');
  const isTheirs = owner === '' || owner === user?.email;
  const returnPath = isTheirs ? readReturnPath(textIn(state, 'returnTo'), isKnownPath) : null;
  return <Navigate to={returnPath ?? paths.home} replace state={returnPath && { isReturn: true }} />;
}

function textIn(state: unknown, name: 'owner' | 'returnTo'): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : '';
}
