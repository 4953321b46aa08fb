import type { SnapshotFrom } from 'xstate';
import { paths } from '../../paths.ts';
import type { SessionActor } from '../../session/machine/session.machine.ts';
import type { SessionStorage } from '../../session/storage/session.storage.ts';

/** Longer than a half-written session takes to settle; after it nothing private is there any more. */
const LONGEST_VEIL_MS = 2_000;

/**
 * Keeps a page that comes back from the browser's cache of pages out of sight until its session is known to be there, or the
 * sign-in is. It is hidden as it leaves: whatever hid it on its return would come a frame too late.
 */
export function veilWhileAway(actor: SessionActor, storage: Pick<SessionStorage, 'assess'>): void {
  const isSignedIn = (snapshot: SnapshotFrom<SessionActor>) => snapshot.matches('signedIn');
  const isSettled = () =>
    isSignedIn(actor.getSnapshot()) ? storage.assess() === 'unchanged' : location.pathname === paths.login;

  const lift = (since: number) => {
    if (isSettled() || performance.now() - since > LONGEST_VEIL_MS) document.documentElement.style.opacity = '';
    else requestAnimationFrame(() => lift(since));
  };

  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isSignedIn(actor.getSnapshot())) document.documentElement.style.opacity = '0';
  });
  // The session has looked at its storage by now: it has listened for longer.
  addEventListener('pageshow', ({ persisted }) => persisted && lift(performance.now()));
}
