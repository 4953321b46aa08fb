import { isAlive, SESSION_KEYS } from './fuzz-invariants.testing.ts';
import { isUnderWay } from './fuzz-network.testing.ts';
import { type FuzzUser, PASSWORD, userOf } from './fuzz-server.testing.ts';
import { Secret } from '../secret.ts';
import type { FuzzTab, FuzzWorld } from './fuzz-types.testing.ts';

const ONLINE_EVENT_MS = 100;

/** Between the making of a request and its sending the session may become another one. */
export function requestAndLook(tab: FuzzTab) {
  tab.request('plain');
  tab.hint('storage changed');
}

export function abortPending(nth: number, tab: FuzzTab, { requests }: FuzzWorld) {
  const pending = requests.filter((request) => request.tab === tab && request.outcome === 'pending');
  pending[nth % pending.length]?.caller.abort();
}

/** Whatever login is under way: only the last one started counts, and none that was cancelled. */
function forgetLogin(tab: FuzzTab, { farewells, tick }: FuzzWorld) {
  farewells.push({ tab, at: tick(), to: 'login', held: null });
}

export function signIn(user: FuzzUser, isPasswordRight: boolean, tab: FuzzTab, world: FuzzWorld) {
  forgetLogin(tab, world);
  const credentials = new Secret({ email: userOf(user).email, password: isPasswordRight ? PASSWORD : 'wrong' });
  tab.session.actor.send({ type: 'sign-in requested', credentials });
}

export function cancelSignIn(tab: FuzzTab, world: FuzzWorld) {
  // A login that has opened its session is no longer there to be cancelled.
  if (!tab.session.actor.getSnapshot().matches('signedIn')) forgetLogin(tab, world);
  tab.session.actor.send({ type: 'sign-in cancelled' });
}

/** People see the sign-in form only while nobody is signed in. */
export function signInIfOut(user: FuzzUser, tab: FuzzTab, world: FuzzWorld) {
  if (!tab.session.actor.getSnapshot().matches('signedIn')) signIn(user, true, tab, world);
}

/** I10, and in the same tick. */
export function signOut(tab: FuzzTab, world: FuzzWorld) {
  const held = world.familyOf(tab);
  world.hasCauseToEnd = true;
  tab.session.actor.send({ type: 'sign-out requested' });
  if (!tab.isStorageBlocked) world.farewells.push({ tab, at: world.tick(), to: 'session', held });
  const left = SESSION_KEYS.filter((key) => tab.read(key) !== null);
  if (left.length > 0) world.breaks('I10', `${left.join(', ')} survive the sign-out`);
  if (tab.storage.accessToken()) world.breaks('I10', `${tab.name} keeps its token after the sign-out`);
}

/** The page goes as pages go: a last word to it, then silence. */
export function closeTab(tab: FuzzTab, world: FuzzWorld) {
  tab.hint('page left');
  crashTab(tab, world);
}

/** The browser takes everything back, and nothing in the tab runs any more. */
export function crashTab(tab: FuzzTab, world: FuzzWorld) {
  tab.isDead = true;
  world.time.forgetTimersOf(tab);
  world.origin.forget(tab);
  for (const call of world.calls) if (call.tab === tab && isUnderWay(call)) call.state = 'lost with its tab';
}

/** I17: the session leaves nothing behind; the client may wait for its last answers. */
export function disposeTab(tab: FuzzTab, world: FuzzWorld) {
  const { session, name, watchers } = tab;
  world.checkForSecrets('the snapshot', JSON.stringify(session.actor.getPersistedSnapshot()));
  session.dispose();
  tab.isDisposed = true;
  if (watchers.size > 0) world.breaks('I17', `${name} still listens`);
  if (world.origin.isLockWantedBy(tab)) world.breaks('I17', `${name} still wants the lock`);
}

export async function expireUnderLoad(count: number, world: FuzzWorld) {
  world.server.expire();
  for (const tab of world.tabs.filter(isAlive)) {
    for (let sent = 0; sent < count; sent += 1) world.time.enter(tab, () => tab.request('plain'));
    await world.time.rest();
  }
}

/** Acts in one tab while another one waits for its new tokens. */
export function duringRefresh(act: (tab: FuzzTab, world: FuzzWorld) => void, world: FuzzWorld) {
  const refresh = world.calls.find((call) => call.path === 'jwt/refresh-token' && isUnderWay(call));
  const other = world.tabs.find((tab) => isAlive(tab) && tab !== refresh?.tab);
  if (refresh && other) world.time.enter(other, () => act(other, world));
}

/** Storage may fill up for one tab, or for all of the origin, between the request for new tokens and their arrival. */
export function fillInMidRefresh(isFull: boolean, world: FuzzWorld) {
  const refresh = world.calls.find((call) => call.path === 'jwt/refresh-token' && isUnderWay(call));
  for (const tab of world.tabs) if (!isFull || refresh) fillStorage(isFull, tab, world);
}

/** Late is what has not settled once everything that was due has happened after the sleep. */
export function fallAsleep(ms: number, isCounted: boolean, world: FuzzWorld) {
  world.time.sleep(ms, isCounted);
  world.origin.spread();
  for (const request of world.requests) {
    if (request.outcome === 'pending') request.deadline = Math.max(request.deadline, world.time.now());
  }
  hintAll('wakes', world);
}

export function goOnline(world: FuzzWorld) {
  if (!world.isOffline) return;
  world.isOffline = false;
  hintAll('is online', world);
}

function hintAll(how: string, world: FuzzWorld) {
  for (const tab of world.tabs.filter(isAlive)) {
    world.time.deliver(`${tab.name} ${how}`, tab, ONLINE_EVENT_MS, () => tab.hint('came back'));
  }
}

export function clearSiteData(world: FuzzWorld) {
  world.hasCauseToEnd = true;
  world.origin.clear();
}

/** From then on tabs may differ: one of them keeps in memory what the others cannot see. */
export function fillStorage(isFull: boolean, tab: FuzzTab, world: FuzzWorld) {
  tab.isStorageFull = isFull;
  if (isFull) world.hasStorageFailed = world.hasCauseToEnd = true;
}
