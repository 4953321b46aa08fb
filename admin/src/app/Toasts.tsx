import { useOnDemand } from '@embarque/design-system';
import { useEffect } from 'react';
import { useAppState } from '../app-state/AppStateProvider.tsx';
import { useSessionState } from '../session/SessionProvider.tsx';

const loadNotifications = () => import('../toasts/toasts.ts');

/** The region of toasts, mounted with the first session or the first message, since the sign-in page seldom has one. */
export function Toasts() {
  const isSignedIn = useSessionState((session) => session.matches('signedIn'));
  const hasMessage = useAppState(({ message }) => message !== null);
  const { code, prepare } = useOnDemand(loadNotifications);
  useEffect(() => {
    if (isSignedIn || hasMessage) prepare();
  }, [isSignedIn, hasMessage, prepare]);

  return code && <code.Toaster />;
}
