import type { AppStateActor } from '../../app-state/app-state.ts';
import type { View } from '../../app-state/view.ts';
import { connectHttp } from '../../http/http.ts';
import type { Session } from '../session.ts';
import { noteEnd } from './view.api.ts';

/**
 * Lets no call change anything while somebody views the app as someone else, here and on the server, ends the view with its
 * session, and notes its end.
 */
export function connectView({ actor }: Pick<Session, 'actor'>, appState: AppStateActor): void {
  const view = () => appState.getSnapshot().context.view;
  connectHttp({ view: () => view()?.auditId ?? null });
  let viewed: View | null = null;
  appState.subscribe(({ context: { view: current } }) => {
    const ended = current === null ? viewed : null;
    viewed = current;
    if (ended) void noteEnd(ended.auditId);
  });
  actor.subscribe(({ context }) => {
    const current = view();
    if (current && current.sessionId !== context.identity?.sessionId) appState.send({ type: 'view ended' });
  });
}
