import type { StateValue } from 'xstate';
import { createHttp, type Http, type HttpSettings } from '../../http/http.client.ts';
import type { SessionGate } from '../../http/http.gate.ts';
import type { CallRecord } from '../../http/http.log.ts';
import { salesSteps } from '../../http/http.steps.ts';
import { notificationLine } from '../../http/response/http.notifications.ts';
import type { LogListeners } from '../../http/steps/call/log.step.ts';
import type { NotificationsListener } from '../../http/steps/call/settle.step.ts';
import { createSafeStorage } from '../../storage/storage.ts';
import { createFakeArea, createFakeLock, createFakeTabs, type FakeTabs } from './fake-browser.testing.ts';
import { API_BASE, createFakeServer, type FakeServerOptions, userOf } from './fake-server.testing.ts';
import { Secret } from '../secret.ts';
import { createSessionApi } from '../session.api.ts';
import { createSessionStorage } from '../storage/session.storage.ts';
import { createSession } from '../session.ts';

export const ANA = 'ana@example.org';
export const BRUNO = 'bruno@example.org';

export interface OriginOptions extends FakeServerOptions {
  /**
   * How long a tab goes on reading what another tab has overwritten, in milliseconds.
   * @default 0
   */
  lagMs?: number;
  /**
   * Whether the browser has Web Locks; without them a tab waits for a random time instead.
   * @default true
   */
  hasLocks?: boolean;
}

export interface TabOptions {
  /** Replaces what the browser gives as storage; may throw. */
  openArea?: () => Storage;
  /** Replaces the network. */
  fetch?: typeof globalThis.fetch;
}

/** One origin of one browser: what its tabs share, and a server of its own. */
export function openOrigin({ lagMs = 0, hasLocks = true, ...serverOptions }: OriginOptions = {}) {
  const server = createFakeServer(serverOptions);
  const area = createFakeArea(lagMs);
  const lock = createFakeLock();
  const allTabs = new Set<FakeTabs>();
  let tabCount = 0;

  function openTab({ openArea, fetch = server.fetch }: TabOptions = {}) {
    const view = area.openView(() => tabs.hint('storage changed'));
    const tabs: FakeTabs = createFakeTabs(hasLocks ? lock.request : waitAtRandom, () => allTabs);
    allTabs.add(tabs);

    const toasts: string[][] = [];
    const calls: Array<Omit<CallRecord, 'id'>> = [];
    let gate: SessionGate | null = null;
    const onNotifications: NotificationsListener = (notifications) => toasts.push(notifications.map(notificationLine));
    const anotherHttp = ({ onStart, onCall, ...changes }: Partial<HttpSettings & LogListeners> = {}) =>
      createHttp({
        base: API_BASE,
        authScheme: 'Bearer',
        fetch,
        steps: salesSteps({ gate: () => gate, onNotifications, onStart, onCall }),
        ...changes,
      });
    const http = anotherHttp({ onCall: (call) => calls.push(call) });
    const api = createSessionApi({ http, loginToken: 'public', onNotifications });
    tabCount += 1;
    const tabNumber = tabCount;
    let ids = 0;
    const nextId = () => {
      ids += 1;
      return `session-${tabNumber}-${ids}`;
    };
    const storage = createSessionStorage(createSafeStorage(openArea ?? (() => view.area)), nextId);
    const session = createSession({
      ...api,
      storage,
      tabs,
      now: () => performance.now(),
      random: () => 1,
    });
    gate = session.gate;

    const tab = {
      session,
      actor: session.actor,
      storage,
      http,
      api,
      /** One entry for each toast, with its lines. */
      toasts,
      calls,
      tabs,
      /** The browser's storage as this tab sees it. */
      local: view.area,
      refuseWrites: view.refuseWrites,
      refuseRemovals: view.refuseRemovals,
      state: () => flatten(session.actor.getSnapshot().value),
      context: () => session.actor.getSnapshot().context,
      user: () => session.actor.getSnapshot().context.identity?.user.email ?? null,
      hint: tabs.hint,
      signIn: (email: string, password = 'right password') =>
        session.actor.send({ type: 'sign-in requested', credentials: new Secret({ email, password }) }),
      signOut: () => session.actor.send({ type: 'sign-out requested' }),
      get: (path: string, options?: Parameters<Http['get']>[1]) => track(http.get(path, options)),
      post: (path: string, body?: unknown, options?: Parameters<Http['post']>[2]) =>
        track(http.post(path, body, options)),
      /** Another client that shares this tab's session. */
      anotherHttp,
      close() {
        session.dispose();
        view.detach();
        allTabs.delete(tabs);
      },
    };
    return tab;
  }

  return { server, area, lock, openTab };
}

/** An origin where Ana has signed in before: `access-1` and `refresh-1` are stored. */
export function openSignedInOrigin(options: OriginOptions = {}) {
  const origin = openOrigin(options);
  origin.area.put(storedSession(ANA, origin.server.issue(ANA)));
  return origin;
}

/** The same, with a tab open, at the moment from which the server refuses `access-1`. */
export function openExpired(options: OriginOptions = {}) {
  const origin = openSignedInOrigin(options);
  const tab = origin.openTab();
  origin.server.expireAccess();
  return { ...origin, tab };
}

/** The same with two tabs, X and Y. */
export function openTwoExpired(options: OriginOptions = {}) {
  const { tab, ...origin } = openExpired(options);
  return { ...origin, x: tab, y: origin.openTab() };
}

/** The keys of a session as the app stores them. */
export function storedSession(
  email: string,
  tokens: { accessToken: string; refreshToken: string },
  sessionId = 'session-0',
) {
  return {
    sessionMark: sessionId,
    sessionToken: tokens.accessToken,
    sessionTokenexpiration: tokens.refreshToken,
    userData: JSON.stringify({ ...userOf(email), ...tokens }),
  };
}

export type Tab = ReturnType<ReturnType<typeof openOrigin>['openTab']>;

export interface Tracked {
  outcome: 'pending' | 'resolved' | 'rejected';
  value: unknown;
  error: unknown;
  /** Milliseconds of virtual time. */
  settledAt: number | null;
}

/** Writes down how a promise ends; nothing rejects unheard. */
export function track(promise: Promise<unknown>): Tracked {
  const tracked: Tracked = { outcome: 'pending', value: undefined, error: undefined, settledAt: null };
  const settle = (outcome: Partial<Tracked>) => Object.assign(tracked, outcome, { settledAt: performance.now() });
  promise.then(
    (value) => settle({ outcome: 'resolved', value }),
    (error: unknown) => settle({ outcome: 'rejected', error }),
  );
  return tracked;
}

function flatten(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${flatten(inner)}`))
    .join(' ');
}

function waitAtRandom(onGranted: () => void): () => void {
  const timer = setTimeout(onGranted, Math.random() * 300);
  return () => clearTimeout(timer);
}
