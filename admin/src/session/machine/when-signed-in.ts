import type { SnapshotFrom } from 'xstate';
import type { SessionActor } from './session.machine.ts';

/**
 * Does something once a person is signed in: at once when they are, never under somebody else's session, and never after the signal
 * has aborted.
 */
export const whenSignedIn =
  (session: SessionActor, email: string) =>
  (act: () => void, signal: AbortSignal): void => {
    const isBack = (snapshot: SnapshotFrom<SessionActor>) =>
      snapshot.matches('signedIn') && snapshot.context.identity?.user.email === email;
    if (signal.aborted) return;
    if (isBack(session.getSnapshot())) return act();
    const subscription = session.subscribe((snapshot) => {
      if (!isBack(snapshot)) return;
      subscription.unsubscribe();
      act();
    });
    signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true });
  };
