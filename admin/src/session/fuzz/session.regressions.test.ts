import { describe, expect, it, onTestFinished } from 'vitest';
import { closeTab, crashTab, signIn, signOut } from './fuzz-actions.testing.ts';
import { endRun } from './fuzz-ending.testing.ts';
import { createOrder } from './fuzz-order.testing.ts';
import { installFuzzTime } from './fuzz-time.testing.ts';
import { createFuzzWorld, failWhenBroken } from './fuzz-world.testing.ts';
import type { FuzzTab, RunSettings, FuzzWorld } from './fuzz-types.testing.ts';

const USUAL: RunSettings = { hasLocks: true, lags: false, rotates: true, stored: 'a session' };

/** Two tabs of one origin, in which nothing happens by chance. */
async function openTabs(settings: Partial<RunSettings> = {}) {
  const world = createFuzzWorld(createOrder(), { ...USUAL, ...settings });
  onTestFinished(installFuzzTime(world.time));
  const first = world.openTab();
  const second = world.openTab();
  await world.time.rest();
  return { world, first, second };
}

function inTab(world: FuzzWorld, tab: FuzzTab, act: (tab: FuzzTab, world: FuzzWorld) => void) {
  world.time.enter(tab, () => act(tab, world));
  return world.time.rest();
}

const stateOf = (tab: FuzzTab) => tab.session.actor.getSnapshot();
const isRefreshing = (tab: FuzzTab) => stateOf(tab).matches({ signedIn: { refreshing: 'requesting' } });
const hasRefreshed = (tab: FuzzTab) => stateOf(tab).matches({ signedIn: { refreshing: 'lingering' } });

/** Lets things happen until something is so; time passes only where nothing happens without it. */
async function until(world: FuzzWorld, isSo: () => boolean) {
  for (let steps = 0; steps < 100 && !isSo(); steps += 1) {
    await world.time.happen(1);
    if (steps % 10 === 9) await world.time.pass(1_000);
  }
  expect(isSo()).toBe(true);
}

/** The first tab has sent the refresh token; its answer is on the way. */
async function openInMidRefresh(settings: Partial<RunSettings> = {}) {
  const { world, first, second } = await openTabs(settings);
  world.server.expire();
  await inTab(world, first, (tab) => tab.request('plain'));
  await until(world, () => isRefreshing(first));
  return { world, first, second };
}

async function expectNothingIsLeft(world: FuzzWorld) {
  await endRun(world);
  failWhenBroken(world);
  expect(Object.fromEntries(world.origin.stored)).toEqual({});
}

describe('a sign-out', () => {
  it('ends the login that is still under way', async () => {
    const { world, first } = await openTabs({ stored: 'nothing' });
    await inTab(world, first, (...where) => signIn('a', true, ...where));

    await inTab(world, first, signOut);

    await expectNothingIsLeft(world);
  });

  it('removes what the page finds half written when it opens', async () => {
    const { world, first } = await openTabs({ stored: 'half a session' });

    await inTab(world, first, signOut);

    expect(stateOf(first).matches({ signedOut: 'idle' })).toBe(true);
    await expectNothingIsLeft(world);
  });

  it('holds although another tab stores its refreshed tokens before it has heard', async () => {
    const { world, first, second } = await openInMidRefresh({ lags: true });

    await inTab(world, second, signOut);
    await until(world, () => hasRefreshed(first));

    await expectNothingIsLeft(world);
  });

  it('leaves no token behind that its tab had not heard of, and whose own tab is gone', async () => {
    const { world, first, second } = await openTabs({ lags: true, stored: 'a refresh token only' });
    await until(world, () => hasRefreshed(first));

    await inTab(world, second, signOut);
    await inTab(world, first, crashTab);

    await expectNothingIsLeft(world);
  });

  it('holds although its tab is closed before it can remove what another tab stores late', async () => {
    const { world, first, second } = await openInMidRefresh({ lags: true, rotates: false });

    await inTab(world, second, signOut);
    await inTab(world, second, closeTab);
    await until(world, () => hasRefreshed(first));
    world.server.expire();
    await inTab(world, first, (tab) => tab.request('plain'));

    await expectNothingIsLeft(world);
  });
});

describe('a refresh', () => {
  it('answers a request that is held just when the new tokens have come', async () => {
    const { world, first } = await openInMidRefresh();
    await until(world, () => hasRefreshed(first));
    const { epoch, tokenVersion } = stateOf(first).context;

    await inTab(world, first, ({ session }) =>
      session.actor.send({ type: 'request held', ticket: { id: 99, epoch, version: tokenVersion } }),
    );

    expect(stateOf(first).context.waiting).toEqual([]);
  });

  it('that fails after another tab has brought a newer token is no failure', async () => {
    const { world, first, second } = await openTabs({ hasLocks: false, rotates: false });
    world.server.expire();
    world.fates.set('jwt/refresh-token', ['never answered']);

    await inTab(world, first, (tab) => tab.request('plain'));
    await inTab(world, second, (tab) => tab.request('plain'));
    await world.time.pass(25_000);

    failWhenBroken(world);
    expect(world.requests.map(({ outcome }) => outcome)).toEqual(['resolved', 'resolved']);
    expect(stateOf(first).matches({ signedIn: 'fresh' })).toBe(true);
  });

  it('keeps the lock until other tabs know its tokens, even if the next refresh is due and fails at once', async () => {
    const { world, first, second } = await openTabs({ lags: true });
    world.server.expire();
    await inTab(world, first, (tab) => tab.request('plain'));
    await inTab(world, second, (tab) => tab.request('plain'));
    await until(world, () => hasRefreshed(first));

    world.fates.set('jwt/refresh-token', ['lost on the way']);
    world.server.expire();
    await inTab(world, first, (tab) => tab.request('plain'));
    await world.time.happen(40);

    await endRun(world);
    failWhenBroken(world);
  });
});
