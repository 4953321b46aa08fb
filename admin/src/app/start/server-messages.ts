import type { AppStateActor } from '../../app-state/app-state.ts';
import { type Notification, notificationLine } from '../../http/response/http.notifications.ts';
import type { Session } from '../../session/session.ts';

/** Shows lines to the person, and says how to take them away again. */
type ShowLines = (lines: readonly string[]) => Promise<() => void> | (() => void);

/**
 * What the server has to say about its answers: on the screen for a moment, and the last of it for whoever missed that.
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

    /** What was said about one attempt to sign in is over with the next, and with the session that begins. */
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
