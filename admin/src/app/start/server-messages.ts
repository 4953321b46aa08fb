import type { AppStateActor } from '../../app-state/app-state.ts';
import { type Notification, notificationLine } from '../../http/response/http.notifications.ts';
import type { Session } from '../../session/session.ts';

/** Shows lines to the person, and says how to take them away again. */
type ShowLines = (lines: readonly string[]) => Promise<() => void> | (() => void);

/**
 * The server's messages about its responses: each on the screen for a moment, and the last one for people who missed it.
 *
 * @param showLines puts lines on the screen
 */
export function createServerMessages(appState: AppStateActor, showLines: ShowLines) {
  let shown: ReturnType<ShowLines> = () => undefined;

  const forget = async () => {
    const last = shown;
    appState.send({ type: 'message forgotten' });
    (await last)();
  };

  return {
    show(notifications: readonly Notification[]): void {
      const lines = notifications.map(notificationLine);
      appState.send({ type: 'message arrived', message: lines.join('\n') });
      shown = showLines(lines);
    },

    /** Forgets the message about an attempt to sign in at the next attempt, and when a session begins. */
    forgetWithEachAttempt({ actor }: Pick<Session, 'actor'>): void {
      let stage = stageOf(actor.getSnapshot());
      actor.subscribe((snapshot) => {
        const next = stageOf(snapshot);
        if (next !== stage && next !== 'signed out') void forget();
        stage = next;
      });
    },
  };
}

function stageOf(snapshot: ReturnType<Session['actor']['getSnapshot']>) {
  if (snapshot.matches('signedIn')) return 'signed in';
  return snapshot.matches({ signedOut: 'submitting' }) ? 'trying' : 'signed out';
}
