import { config } from '../../config.ts';
import { connectHttp, salesApi } from '../../http/http.ts';
import { createSessionApi, type SessionApi } from '../../session/session.api.ts';
import { createRightsWatch } from '../../session/rights.ts';
import { createSessionStorage } from '../../session/storage/session.storage.ts';
import { connectDevice } from '../../session/tabs/device.ts';
import { createBrowserTabs } from '../../session/tabs/session.tabs.ts';
import { connectView } from '../../session/view/connect-view.ts';
import { endLeftView } from '../../session/view/left-view.ts';
import { createSession, type Session } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';
import { type AppStateActor, createAppState } from '../../app-state/app-state.ts';
import { demoFetch } from '../../shell/demo-network.ts';
import { veilWhileAway } from './veil.ts';
import { createServerMessages } from './server-messages.ts';

/** Builds the session of this page from the browser's storage, tabs, and clock, and connects the HTTP client with it. */
export function startSession(): { session: Session; api: SessionApi; appState: AppStateActor } {
  const appState = createAppState();
  const messages = createServerMessages(appState, async (lines) =>
    (await import('../../toasts/toasts.ts')).notify.lines(lines),
  );
  const api = createSessionApi({ http: salesApi, loginToken: config.loginToken, onNotifications: messages.show });
  connectHttp({
    fetch: config.target === 'demo' ? demoFetch : undefined,
    demoFetch,
    onNotifications: messages.show,
    onStart: () => appState.send({ type: 'call started' }),
    onSettled: () => appState.send({ type: 'call settled' }),
  });
  const stored = createSessionStorage(storage, randomId);
  const session = createSession({
    ...api,
    storage: stored,
    tabs: createBrowserTabs(),
    now: () => performance.now(),
    random: Math.random,
  });
  messages.forgetWithEachAttempt(session);
  connectView(session, appState);
  endLeftView(appState);
  connectDevice(session);
  veilWhileAway(session.actor, stored);
  connectHttp({ gate: session.gate, onRights: createRightsWatch({ session, api, storage }) });
  return { session, api, appState };
}

/** `crypto.randomUUID` is missing where a page comes over plain HTTP from another machine. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
