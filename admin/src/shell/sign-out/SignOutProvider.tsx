import { useOnDemand } from '@embarque/design-system';
import { type ReactNode, useCallback, useState } from 'react';
import { useAppStateActor } from '../../app-state/AppStateProvider.tsx';
import { unconfirmed } from '../../outbox/outbox.core.ts';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { SignOutContext } from '../../session/sign-out.ts';

/** A usual answer of the server is there long before; nobody should watch a menu entry do nothing for longer. */
const FLUSH_MS = 2000;

const loadUnsaved = () => import('./unsaved.ts');

/** Lets everything below sign the person out without losing what they changed. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const session = useSession().session.actor;
  const outbox = useOutbox().actor;
  const appState = useAppStateActor();
  const [unsavedCount, setUnsavedCount] = useState(0);
  const { code, ask } = useOnDemand(loadUnsaved);

  const signOut = useCallback(() => session.send({ type: 'sign-out requested' }), [session]);
  const requestSignOut = useCallback(async () => {
    // Until then the outbox sends nothing.
    appState.send({ type: 'view ended' });
    if (unconfirmed(outbox.getSnapshot().context) === 0) return signOut();
    const unsaved = await ask();
    if (!unsaved) return;
    const { left, hasRefused } = await unsaved.flush(outbox, FLUSH_MS);
    if (left > 0) setUnsavedCount(left);
    // A refusal is shown as a toast, which must be read first.
    else if (!hasRefused) signOut();
  }, [appState, outbox, signOut, ask]);

  const close = () => setUnsavedCount(0);
  return (
    <SignOutContext value={requestSignOut}>
      {children}
      {code && unsavedCount > 0 && (
        <code.SignOutDialog unsavedCount={unsavedCount} onSignOut={signOut} onClose={close} />
      )}
    </SignOutContext>
  );
}
