import { notify } from '@embarque/design-system';
import { salesApi as salesApiServer } from '@embarque/mocks/sales-api/handlers';
import { type AppStateActor, createAppState } from '../admin/src/app-state/app-state.ts';
import { connectHttp, salesApi } from '../admin/src/http/http.ts';
import { callLog } from '../admin/src/http/http.log.ts';
import { type Notification, notificationLine } from '../admin/src/http/http.notifications.ts';
import { writePreference } from '../admin/src/preferences/preferences.ts';
import { createSessionApi, type SessionApi } from '../admin/src/session/session.api.ts';
import { createSessionStorage } from '../admin/src/session/session.storage.ts';
import type { TabHint } from '../admin/src/session/session.tabs.ts';
import { createSession, type Session } from '../admin/src/session/session.ts';
import { createSafeStorage, type SafeStorage } from '../admin/src/storage/storage.ts';
import type { ToolbarGlobals } from './globals.ts';

/** Who is signed in when the story begins. */
export type StoryPerson = 'admin' | 'client' | 'nobody';

export interface StorySession {
  session: Session;
  api: SessionApi;
  appState: AppStateActor;
  /** The local storage of this story. */
  area: Storage;
  /** The same storage, as the app uses it. */
  storage: SafeStorage;
  /** What another tab, or the browser, would say. */
  hint: (hint: TabHint) => void;
  close: () => void;
}

const EMAILS = { admin: 'admin@demo.com', client: 'client@demo.com' };

/** A real session and a real HTTP client over a storage of its own and the fake server. */
export function openStorySession(person: StoryPerson, toolbar: ToolbarGlobals): StorySession {
  const area = memoryArea();
  const storage = createSafeStorage(() => area);
  choose(storage, toolbar);
  if (person !== 'nobody') signIn(area, EMAILS[person]);
  const listeners = new Set<(hint: TabHint) => void>();
  const appState = createAppState();
  const onNotifications = (notifications: readonly Notification[]) => {
    const lines = notifications.map(notificationLine);
    appState.send({ type: 'message arrived', message: lines.join('\n') });
    notify.lines(lines);
  };
  const api = createSessionApi({ http: salesApi, loginToken: 'story', onNotifications });
  const session = createSession({
    ...api,
    storage: createSessionStorage(storage, () => crypto.randomUUID()),
    tabs: {
      requestLock: (onGranted) => (queueMicrotask(onGranted), () => undefined),
      announce: () => undefined,
      watch: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    },
    now: () => performance.now(),
    random: () => 0.5,
  });
  callLog.clear();
  notify.clear();
  connectHttp({
    gate: session.gate,
    fetch: undefined,
    onNotifications,
    onStart: () => appState.send({ type: 'call started' }),
    onSettled: () => appState.send({ type: 'call settled' }),
  });
  return {
    session,
    api,
    appState,
    area,
    storage,
    hint: (hint) => listeners.forEach((listener) => listener(hint)),
    close: session.dispose,
  };
}

/** The toolbar is what this person prefers; in the story they may change their mind. */
function choose(storage: SafeStorage, { skin, direction, language }: ToolbarGlobals) {
  writePreference('skin', skin, storage);
  writePreference('direction', direction, storage);
  writePreference('language', language, storage);
}

function signIn(area: Storage, email: string) {
  const { accessToken, refreshToken, ...user } = salesApiServer.signIn(email);
  area.setItem('sessionMark', 'story');
  area.setItem('sessionToken', accessToken);
  area.setItem('sessionTokenexpiration', refreshToken);
  area.setItem('userData', JSON.stringify({ ...user, accessToken, refreshToken }));
}

function memoryArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
