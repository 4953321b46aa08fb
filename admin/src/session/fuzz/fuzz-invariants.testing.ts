import { isUnderWay } from './fuzz-network.testing.ts';
import type { Place } from './fuzz-origin.testing.ts';
import { API_BASE, CANARY, type Family } from './fuzz-server.testing.ts';
import { REQUESTS_WAIT } from '../refresh/session.refreshing.ts';
import type { WireCall, TrackedRequest, FuzzTab, FuzzWorld } from './fuzz-types.testing.ts';

const LOGIN = 'auth/login';
const REFRESH = 'jwt/refresh-token';
const LOGOUT = 'jwt/logout';
export const SESSION_KEYS = ['sessionToken', 'sessionTokenexpiration', 'userData'] as const;
const NOT_VALUES = new Set(['', 'undefined', 'null', '[object Object]', 'NaN']);

const snapshotOf = (tab: FuzzTab) => tab.session.actor.getSnapshot();
const storedBy = (tab: FuzzTab) => SESSION_KEYS.map((key) => tab.read(key));
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
export const isAlive = (tab: FuzzTab) => !tab.isDead && !tab.isDisposed;

/** Checks the invariants of a call that is put on the wire. */
export function checkCall(world: FuzzWorld, call: WireCall) {
  const { breaks } = world;
  const { tab, token, request, path } = call;
  const isOwnOrigin = call.url.href.startsWith(`${API_BASE}/`);

  if (token && snapshotOf(tab).matches('signedOut') && path !== LOGOUT) breaks('I6', `${path} carries a token`);
  if (token && (!isOwnOrigin || path === LOGIN || path === REFRESH)) breaks('I8', `${call.url.href} carries a token`);
  if (call.url.href.includes(CANARY)) breaks('I16', 'a secret shows in an address');
  if (request) checkAttempt(world, call, request);
  if (path === REFRESH) checkRefresh(world, call);
}

function checkAttempt(
  { calls, breaks, server, hasClashed }: FuzzWorld,
  { token, path }: WireCall,
  request: TrackedRequest,
) {
  const attempts = calls.filter((call) => call.request === request).length;
  const most = path === 'sales' ? 2 : 1;
  if (attempts > most) breaks('I4', `request ${request.id} is sent ${attempts} times`);
  if (token && request.family && !hasClashed && server.familyOf(token) !== request.family) {
    breaks('I7', `request ${request.id} carries a token of another session`);
  }
  if (token && snapshotOf(request.tab).context.epoch !== request.epoch) {
    breaks('I7', `request ${request.id} is sent in another epoch`);
  }
}

function checkRefresh({ calls, breaks, server, settings }: FuzzWorld, call: WireCall) {
  const others = calls.filter((other) => other !== call && other.path === REFRESH);
  const rivals = others.filter((other) => isUnderWay(other) && (settings.hasLocks || other.tab === call.tab));
  if (rivals.length > 0) breaks('I1', `call ${rivals[0]?.id} refreshes already`);

  const accessToken = call.tab.storage.accessToken();
  if (accessToken && !server.refusedAccess.has(accessToken)) breaks('I3', `${accessToken} was never refused`);

  if (!settings.rotates) return;
  const answered = others.filter((other) => other.body.refreshToken === call.body.refreshToken && isConclusive(other));
  const isKnown = answered.some((other) =>
    settings.hasLocks ? !settings.lags || !isCutShort(other) : other.tab === call.tab,
  );
  if (isKnown) breaks('I2', `${call.body.refreshToken} is sent again after an answer`);
}

/** Whether the tab gave the lock back before the others could have learned of its tokens: it was left, or its session ended. */
function isCutShort({ tab, endedInEpoch }: WireCall): boolean {
  return !isAlive(tab) || tab.isLeft || snapshotOf(tab).context.epoch !== endedInEpoch;
}

/** Whether the answer answered for sure that the refresh token was used up or refused. */
function isConclusive({ state, reply }: WireCall): boolean {
  return state === 'answered' && reply !== null && verdictOf(reply) !== 'unreachable';
}

function verdictOf({ status, body }: { status: number; body: string }): 'good' | 'refused' | 'unreachable' {
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'unreachable';
  if (status >= 400) return 'refused';
  if (body.includes('"success":false')) return 'unreachable';
  return body.includes('"accessToken"') ? 'good' : 'refused';
}

/** Checks the invariants once the end of a call has had its effect. */
export function checkCallEnd(world: FuzzWorld, call: WireCall) {
  const { tab, path, state, reply } = call;
  if (state === 'answered' && reply) countToasts(call, reply);
  if (path === REFRESH) checkRefreshEnd(world, call);
  if (call.request && state === 'answered') checkLateAnswer(world, tab, call.request.epoch);
}

function countToasts({ tab, path }: WireCall, { status, body }: NonNullable<WireCall['reply']>) {
  const isRefusal = body.includes('"success":false');
  if (isRefusal && (path === LOGIN || (path === REFRESH && status < 300))) tab.expectedToasts += 1;
}

function checkRefreshEnd(world: FuzzWorld, call: WireCall) {
  const { afterwards, breaks, settings } = world;
  const { tab, body, state, reply } = call;
  const before = storedBy(tab);
  const isStillStored = before[1] === body.refreshToken;
  const verdict = state === 'answered' && reply ? verdictOf(reply) : 'unreachable';
  if (verdict === 'refused') world.hasCauseToEnd = true;
  // The abort of a refresh by a sign-out, or by a session that changed, is no verdict.
  if (state === 'aborted' || settings.lags) return;

  afterwards(() => {
    const after = storedBy(tab);
    if (verdict === 'good' && isStillStored) checkNewTokens(world, call);
    if (verdict === 'unreachable' && !same(before, after)) breaks('I12', `unreachable, but ${before} became ${after}`);
    if (verdict === 'refused' && isStillStored && after.some((value) => value !== null)) {
      breaks('I12', `refused, but ${after} is still stored`);
    }
    if (verdict === 'refused' && !isStillStored && !same(before, after)) {
      breaks('I12', `refused, but ${before}, of another refresh, became ${after}`);
    }
  });
}

/** I24: new tokens are in use at once, and where the browser does not store them, the person is told. */
function checkNewTokens({ origin, breaks }: FuzzWorld, { tab, reply }: WireCall) {
  const { accessToken } = JSON.parse(reply?.body ?? '') as { accessToken: string };
  const snapshot = tab.session.actor.getSnapshot();
  const isInUse = snapshot.matches('signedIn') && tab.storage.accessToken() === accessToken;
  if (!isInUse) breaks('I24', `${tab.name} does not use ${accessToken}`);
  const isStored = origin.stored.get('sessionToken') === accessToken;
  if (!isStored && snapshot.context.storageMode === 'local') breaks('I24', `${accessToken} is lost with a reload`);
}

function checkLateAnswer({ afterwards, breaks }: FuzzWorld, tab: FuzzTab, epoch: number) {
  const before = { context: snapshotOf(tab).context, stored: storedBy(tab) };
  if (before.context.epoch === epoch || tab.storage.assess() !== 'unchanged') return;
  afterwards(() => {
    const after = { context: snapshotOf(tab).context, stored: storedBy(tab) };
    if (!same(before, after))
      breaks('I11', `an answer of epoch ${epoch} changed something in epoch ${before.context.epoch}`);
  });
}

/** Checks the invariants when a tab writes, or removes, a key. */
export function checkWrite(world: FuzzWorld, place: Place | null, key: string, value: string | null) {
  const { note, breaks, server, storedSince } = world;
  const shown = key === 'userData' ? '' : (value ?? '');
  note(`${place?.name ?? 'an earlier visit'} ${value === null ? 'removes' : 'writes'} ${key} ${shown}`);
  if (value !== null && NOT_VALUES.has(value)) breaks('I13', `${key} becomes ${JSON.stringify(value)}`);

  // A tab that had to keep its session in memory does not see another one in storage.
  const isUnaware = place !== null && (world.hasStorageFailed || world.origin.isBehind(place));
  if (key === 'sessionMark' && value && isUnaware) world.hasClashed ||= world.settings.lags;
  const family = key.startsWith('sessionToken') ? server.familyOf(value) : null;
  if (!family) return;
  const isHeard = !world.settings.lags && !world.hasStorageFailed;
  if (isHeard && isOver(world, family)) breaks('I10', `${place?.name} stores ${value} after the sign-out`);
  if (!storedSince.has(family)) storedSince.set(family, world.tick());
}

/** Whether somebody has signed out of the session these tokens belong to, or of the login that brings them. */
export function isOver({ farewells, storedSince, settings, hasStorageFailed }: FuzzWorld, family: Family): boolean {
  const isStorageShared = !settings.lags && !hasStorageFailed;
  return farewells.some(({ tab, at, to, held }) => {
    const isOwnLogin = tab.name === family.tab && at > family.loginAt && at < (storedSince.get(family) ?? Infinity);
    const wasStored = isStorageShared && at > (storedSince.get(family) ?? Infinity);
    return isOwnLogin || (to === 'session' && (held === family || wasStored));
  });
}

/** A hint that tells nothing new must change nothing. */
export function checkHint({ afterwards, breaks }: FuzzWorld, tab: FuzzTab, tell: () => void) {
  const before = snapshotOf(tab);
  const isNews =
    tab.storage.assess() !== 'unchanged' || before.matches({ signedIn: 'degraded' }) || before.matches('booting');
  const { toasts } = tab;
  tell();
  if (isNews || before.hasTag(REQUESTS_WAIT)) return;
  if (snapshotOf(tab) !== before) breaks('I18', `${tab.name} has a new snapshot of the same things`);
  afterwards(() => {
    if (tab.toasts !== toasts) breaks('I18', `${tab.name} shows a toast for no news`);
  });
}

/** Checks the invariants that hold whenever nothing is pending. */
export function checkAfterStep(world: FuzzWorld) {
  const { breaks, requests, origin, settings } = world;
  for (const tab of world.tabs) {
    if (isAlive(tab)) checkTab(world, tab);
    if (!tab.isDead) checkTimers(world, tab);
  }

  for (const request of requests) if (!request.tab.isDead) checkRequest(world, request);
  const holder = origin.lockHolder() as FuzzTab | null;
  if (holder && !snapshotOf(holder).matches({ signedIn: 'refreshing' })) breaks('I21', `${holder.name} keeps the lock`);

  const [accessToken, refreshToken, userData] = SESSION_KEYS.map((key) => origin.stored.get(key) ?? null);
  if (!userData || !accessToken || settings.lags) return;
  const copies: unknown = JSON.parse(userData);
  const isAgreed = same(copies, { ...(copies as object), accessToken, refreshToken });
  if (!isAgreed) breaks('I13', 'the copies in the user data differ from the token keys');
}

function checkRequest({ breaks, calls, time }: FuzzWorld, request: TrackedRequest) {
  const { id, tab, outcome, settlements, deadline, ticket } = request;
  const isLate = outcome === 'pending' && time.now() > deadline;
  if (isLate || settlements > 1) breaks('I5', `request ${id} is ${outcome}, settled ${settlements} times`);

  if (outcome !== 'pending' || ticket === null) return;
  const isWaiting = !tab.isDisposed && snapshotOf(tab).context.waiting.some((waiter) => waiter.id === ticket);
  const isOnTheWire = calls.some((call) => call.request === request && isUnderWay(call));
  if (!isWaiting && !isOnTheWire) breaks('I5', `request ${id} is forgotten: nobody waits for anything`);
}

/** I17: a timer for each delay of the machine, for each exchange, and for each call as a whole; none outlives its reason. */
function checkTimers({ breaks, time, calls, requests }: FuzzWorld, tab: FuzzTab) {
  const delays = Object.keys(tab.session.actor.system.getSnapshot()._scheduledEvents).length;
  const exchanges = calls.filter((call) => call.tab === tab && isUnderWay(call));
  const pending = requests.filter((request) => request.tab === tab && request.outcome === 'pending');
  const ownCalls = exchanges.filter(({ request }) => request === null);
  const expected = delays + exchanges.length + ownCalls.length + pending.length;
  if (time.timersOf(tab) !== expected) breaks('I17', `${tab.name} has ${time.timersOf(tab)} timers, not ${expected}`);
}

function checkTab(world: FuzzWorld, tab: FuzzTab) {
  const { breaks, time, settings } = world;
  const snapshot = snapshotOf(tab);
  const { waiting } = snapshot.context;
  if (snapshot.status !== 'active') breaks('I20', `${tab.name} is ${snapshot.status}: ${String(snapshot.error)}`);
  if (waiting.length > 0 && !snapshot.hasTag(REQUESTS_WAIT)) {
    breaks('I9', `${waiting.length} wait in ${JSON.stringify(snapshot.value)}`);
  }
  if (tab.toasts !== tab.expectedToasts) breaks('I19', `${tab.toasts} toasts, not ${tab.expectedToasts}`);

  const isHalfWritten = snapshot.matches('booting') || tab.storage.assess() === 'half written';
  if (!settings.lags && !isHalfWritten && !time.isAnythingOnTheWayTo(tab)) checkUser(world, tab);
}

/** I14: the user who is shown is the one who is stored. */
export function checkUser({ breaks, hasStorageFailed }: FuzzWorld, tab: FuzzTab) {
  const stored = tab.read('userData');
  const storedUser = stored === null ? null : (JSON.parse(stored) as { email: string }).email;
  const shownUser = snapshotOf(tab).context.identity?.user.email ?? null;
  if (storedUser !== shownUser && !hasStorageFailed)
    breaks('I14', `${tab.name} shows ${shownUser}, stored is ${storedUser}`);
}
