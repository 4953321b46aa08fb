import { getEventListeners } from 'node:events';
import { disposeTab } from './fuzz-actions.testing.ts';
import { checkUser, isAlive, isOver } from './fuzz-invariants.testing.ts';
import type { FuzzTab, FuzzWorld } from './fuzz-types.testing.ts';

/** Longer than every time limit, back-off, and cool-down together. */
const LONG_ENOUGH_MS = 120_000;

/** Brings a run to its end: everything works again, nobody acts any more, and what must hold in the end is checked. */
export async function endRun(world: FuzzWorld) {
  world.note('* everything works again');
  world.isOffline = false;
  world.fates.clear();
  for (const tab of world.tabs) tab.isStorageFull = false;
  await world.time.pass(LONG_ENOUGH_MS);
  for (const { id, outcome, tab } of world.requests) {
    if (outcome === 'pending' && !tab.isDead) world.breaks('I5', `request ${id} never settles`);
  }
  for (const tab of world.tabs.filter(isAlive)) checkUser(world, tab);
  checkConvergence(world);
  checkSignOuts(world);
  for (const tab of world.tabs.filter(isAlive)) await checkHealth(world, tab);
  for (const tab of world.tabs.filter(isAlive)) world.time.enter(tab, () => disposeTab(tab, world));
  await world.time.pass(LONG_ENOUGH_MS);
  for (const tab of world.tabs) checkNothingIsLeft(world, tab);
}

/** I15: tabs over the same storage show the same. */
function checkConvergence({ tabs, settings, hasStorageFailed, breaks }: FuzzWorld) {
  const comparable = tabs.filter((tab) => isAlive(tab) && !tab.isStorageBlocked);
  if (hasStorageFailed) return;
  const views = comparable.map((tab) => {
    const { value, context } = tab.session.actor.getSnapshot();
    const isSignedIn = typeof value === 'object' && 'signedIn' in value;
    return JSON.stringify([
      isSignedIn,
      context.identity?.sessionId,
      context.identity?.user.email,
      tab.storage.accessToken(),
    ]);
  });
  if (new Set(views).size > 1)
    breaks('I15', `tabs disagree: ${views.join(' and ')} ${settings.hasLocks ? '' : 'without locks'}`);
}

/** I10: in the end nothing of a session is stored that somebody signed out of. */
function checkSignOuts(world: FuzzWorld) {
  const accessToken = world.origin.stored.get('sessionToken') ?? null;
  const family = world.server.familyOf(accessToken);
  if (family && isOver(world, family)) world.breaks('I10', `${accessToken} is stored after the sign-out`);
}

/** A tab that shows somebody signed in can work, or finds out that the session is over: nothing between. */
async function checkHealth(world: FuzzWorld, tab: FuzzTab) {
  // The first request may find that refreshes have been useless for a while: the second comes after the cool-down.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const isSignedIn = () => tab.session.actor.getSnapshot().matches('signedIn');
    if (isSignedIn()) world.time.enter(tab, () => tab.request('plain'));
    await world.time.rest();
    await world.time.pass(LONG_ENOUGH_MS);
    if (!isSignedIn() || world.requests.at(-1)?.outcome === 'resolved') return;
  }
  world.breaks('I20', `${tab.name} is stuck in ${JSON.stringify(tab.session.actor.getSnapshot().value)}`);
}

/** I17: once the last answers are in, no tab has left anything behind. */
function checkNothingIsLeft({ time, requests, breaks }: FuzzWorld, tab: FuzzTab) {
  if (time.timersOf(tab) > 0) breaks('I17', `${time.timersOf(tab)} timers of ${tab.name} are left`);
  for (const { id, tab: owner, caller } of requests) {
    const listeners = getEventListeners(caller.signal, 'abort').length;
    if (owner === tab && !tab.isDead && listeners > 0) breaks('I17', `request ${id} still listens to its caller`);
  }
}
