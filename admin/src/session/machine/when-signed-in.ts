import type { SessionActor } from './session.machine.ts';

/** Does something once the person is signed in: at once when they are, and never after the signal has aborted. */
export const whenSignedIn =
  (session: SessionActor) =>
  (act: () => void, signal: AbortSignal): void => {
    if (signal.aborted) return;
    if (session.getSnapshot().matches('signedIn')) return act();
    const subscription = session.subscribe((snapshot) => {
      if (!snapshot.matches('signedIn')) return;
      subscription.unsubscribe();
      act();
    });
    signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true });
  };
