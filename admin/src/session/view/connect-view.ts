import type { AppStateActor } from '../../app-state/app-state.ts';
import { connectHttp } from '../../http/http.ts';
import type { Session } from '../session.ts';

/** Lets no call change anything while somebody views the app as someone else, and ends the view with its session. */
export function connectView({ actor }: Pick<Session, 'actor'>, appState: AppStateActor): void {
  const view = () => appState.getSnapshot().context.view;
  connectHttp({ isReadOnly: () => view() !== null });
  actor.subscribe(({ context }) => {
    const current = view();
    if (current && current.sessionId !== context.identity?.sessionId) appState.send({ type: 'view ended' });
  });
}
