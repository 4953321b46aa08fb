import { lazy, Suspense, useState } from 'react';
import { useAppState } from '../app-state/AppStateProvider.tsx';
import { useSessionState } from '../session/SessionProvider.tsx';

const Toaster = lazy(async () => ({ default: (await import('./notifications.ts')).Toaster }));

/** Where toasts appear: from the first session or the first message on, since the sign-in page seldom has one. */
export function Toasts() {
  const isSignedIn = useSessionState((session) => session.matches('signedIn'));
  const hasMessage = useAppState(({ message }) => message !== null);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (isSignedIn || hasMessage)) setNeeded(true);

  return (
    isNeeded && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
