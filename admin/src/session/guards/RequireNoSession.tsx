import { Splash } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { readReturnPath } from './return-url.ts';
import { useSessionState } from '../SessionProvider.tsx';

export interface RequireNoSessionProps {
  /** Whether an address leads to a page of the app. */
  isKnownPath: (path: string) => boolean;
  children: ReactNode;
}

/** Shows its children while signed out; a signed-in user returns to the previous page, or to the home page. */
export function RequireNoSession({ isKnownPath, children }: RequireNoSessionProps) {
  const isBooting = useSessionState((snapshot) => snapshot.matches('booting'));
  const isSignedIn = useSessionState((snapshot) => snapshot.matches('signedIn'));
  const { state } = useLocation();

  if (isBooting) return <Splash />;
  if (!isSignedIn) return children;
  return <Navigate to={readReturnPath(returnToIn(state), isKnownPath) ?? paths.home} replace />;
}

function returnToIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'returnTo' in state ? String(state.returnTo) : '';
}
