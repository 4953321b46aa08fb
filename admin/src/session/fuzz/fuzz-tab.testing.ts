import { inspect } from 'node:util';
import { createHttp } from '../../http/http.client.ts';
import { HttpError } from '../../http/http.error.ts';
import type { SessionGate } from '../../http/http.gate.ts';
import { salesSteps } from '../../http/http.steps.ts';
import { createSafeStorage } from '../../storage/storage.ts';
import { createFuzzFetch } from './fuzz-network.testing.ts';
import { API_BASE, type Flavour } from './fuzz-server.testing.ts';
import { createSessionApi } from '../session.api.ts';
import { createSessionStorage } from '../storage/session.storage.ts';
import { createSession, type Session } from '../session.ts';
import type { TrackedRequest, FuzzTab, FuzzWorld } from './fuzz-types.testing.ts';
const TOTAL_TIMEOUT_MS = 36_000;
const LEG_TIMEOUT_MS = 12_000;

export function openFuzzTab(world: FuzzWorld, name: string, isStorageBlocked: boolean): FuzzTab {
  const tab = {
    name,
    isDead: false,
    isDisposed: false,
    isLeft: false,
    isStorageFull: false,
    isStorageBlocked,
  } as FuzzTab;
  tab.watchers = new Set();
  tab.toasts = 0;
  tab.expectedToasts = 0;
  let sessionGate: SessionGate | null = null;
  const onNotifications = () => (tab.toasts += 1);
  const http = createHttp({
    base: API_BASE,
    authScheme: 'Bearer',
    fetch: createFuzzFetch(world, tab),
    steps: salesSteps({
      gate: () => sessionGate,
      onNotifications,
      onCall: (record) => world.checkForSecrets('the call log', JSON.stringify(record)),
    }),
  });
  const area = world.origin.openArea(tab);
  const safe = createSafeStorage(() => area);
  tab.read = (key) => safe.read(key as 'sessionToken');
  tab.storage = createSessionStorage(safe, () => `session-${world.tick()}`);
  const ports = {
    ...createSessionApi({ http, loginToken: 'public', onNotifications }),
    storage: tab.storage,
    tabs: world.origin.tabsOf(tab, tab.watchers),
    now: world.time.now,
    random: () => 0.5,
  };
  tab.session = world.time.enter(tab, () => createSession(ports));
  watchSignOuts(world, tab);
  const { gate, lastTicket } = watchGate(world, tab.session);
  sessionGate = gate;

  tab.hint = (hint) => world.whileHinted(tab, hint, () => tab.watchers.forEach((onHint) => onHint(hint)));
  tab.request = (flavour) => {
    const request = track(world, tab, flavour, TOTAL_TIMEOUT_MS);
    settle(world, request, http.get('sales', { params: { request: request.id }, signal: request.caller.signal }));
    request.ticket = lastTicket();
  };
  tab.requestAuth = () => {
    const request = track(world, tab, 'plain', LEG_TIMEOUT_MS);
    const options = { params: { request: request.id }, signal: request.caller.signal };
    settle(world, request, http.post('jwt/register', {}, options));
  };
  return tab;
}

/** I23: nobody is signed out unless somebody, the server, or the browser has ended the session. */
function watchSignOuts(world: FuzzWorld, tab: FuzzTab) {
  const { actor } = tab.session;
  let wasSignedIn = actor.getSnapshot().matches('signedIn');
  actor.subscribe((snapshot) => {
    const { reason } = snapshot.context;
    const isOut = snapshot.matches('signedOut');
    if (isOut && (reason === 'signed out here' || reason === 'idle')) world.hasCauseToEnd = true;
    if (isOut && wasSignedIn && !world.hasCauseToEnd && !world.hasClashed) {
      world.breaks('I23', `${tab.name} is signed out, ${reason}, without a cause`);
    }
    wasSignedIn = snapshot.matches('signedIn');
  });
}

/** Notes who asks in which order, and that they are released in that order. */
function watchGate(world: FuzzWorld, { gate, actor }: Session) {
  let lastTicket: number | null = null;
  const asked: number[] = [];
  actor.on('requests released', ({ ids }) => {
    const inOrder = asked.filter((id) => ids.includes(id));
    if (ids.join() !== inOrder.join()) world.breaks('I9', `${ids.join()} are released, who came as ${inOrder.join()}`);
  });
  const note = (id: number) => {
    if (asked.includes(id)) asked.splice(asked.indexOf(id), 1);
    asked.push(id);
  };
  const watched: SessionGate = {
    ...gate,
    enter() {
      const ticket = gate.enter();
      lastTicket = ticket.id;
      return ticket;
    },
    hold(ticket, signal) {
      note(ticket.id);
      return gate.hold(ticket, signal);
    },
    refresh(ticket, signal) {
      note(ticket.id);
      return gate.refresh(ticket, signal);
    },
  };
  return { gate: watched, lastTicket: () => lastTicket };
}

function track(world: FuzzWorld, tab: FuzzTab, flavour: Flavour, within: number): TrackedRequest {
  const request: TrackedRequest = {
    id: world.requests.length + 1,
    tab,
    flavour,
    epoch: tab.session.actor.getSnapshot().context.epoch,
    family: world.familyOf(tab),
    deadline: world.time.now() + within,
    outcome: 'pending',
    settlements: 0,
    ticket: null,
    caller: new AbortController(),
  };
  world.requests.push(request);
  return request;
}

function settle(world: FuzzWorld, request: TrackedRequest, promise: Promise<unknown>) {
  const note = (outcome: 'resolved' | 'rejected', error: unknown) => {
    request.outcome = outcome;
    request.settlements += 1;
    if (error instanceof HttpError && error.notifications.length > 0) request.tab.expectedToasts += 1;
    if (outcome === 'rejected') world.checkForSecrets('an error', inspect(error) + JSON.stringify(error));
    world.note(`request ${request.id} ${outcome} ${outcome === 'rejected' ? String(error) : ''}`);
  };
  promise.then(
    () => note('resolved', null),
    (error: unknown) => note('rejected', error),
  );
}
