import { describe, expect, it, vi } from 'vitest';
import { late, never, noNetwork } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openExpired, openSignedInOrigin, type Tab } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('a session that is disposed of', () => {
  it('TC-109 leaves nothing behind while it backs off', async () => {
    const { server, lock, tab } = openExpired();
    server.always(REFRESH, noNetwork);
    tab.get('sales');
    await elapse(10);
    expect(tab.state()).toBe('signedIn.degraded');

    tab.close();
    await elapse(3_600_000);

    expect(server.refreshes()).toHaveLength(1);
    expectNothingLeft(tab);
    expect(lock.isFree()).toBe(true);
  });

  it.each([
    ['waiting for the lock', 'acquiring'],
    ['waiting for the answer', 'requesting'],
    ['keeping the lock a moment longer', 'lingering'],
  ])('TC-138 leaves nothing behind while it is %s', async (_, state) => {
    const { server, area, lock, tab } = openExpired();
    if (state === 'acquiring') lock.request(() => undefined);
    if (state === 'requesting') server.next(REFRESH, late(1_000));
    const call = tab.get('sales');
    await elapse(50);
    expect(tab.state()).toBe(`signedIn.refreshing.${state}`);
    const before = area.read();

    tab.close();
    await elapse(0);
    expect(call.outcome).not.toBe('pending');
    await elapse(60_000);

    expect(area.read()).toEqual(before);
    expect(lock.isFree()).toBe(state !== 'acquiring');
    expectNothingLeft(tab);
  });

  it('TC-138 answers each later request', async () => {
    const { server, tab } = openExpired();
    const warning = vi.spyOn(console, 'warn');
    server.next('sales', late(1_000));
    const call = tab.get('sales');
    await elapse(500);

    tab.close();
    await elapse(1_000);
    const another = tab.get('sales');
    await elapse(1_000);

    expect([call.outcome, another.outcome]).toEqual(['rejected', 'rejected']);
    expect(server.refreshes()).toEqual([]);
    expect(warning).not.toHaveBeenCalled();
  });

  it('TC-109 leaves no timer behind while it waits for another tab to finish writing', async () => {
    const { area, tab } = openExpired();
    area.put({ userData: null });
    for (let news = 0; news < 3; news += 1) tab.hint('storage changed');
    expect(vi.getTimerCount()).toBeGreaterThan(0);

    tab.close();

    expect(vi.getTimerCount()).toBe(0);
  });

  it('TC-109 leaves no timer behind while it signs in or boots', async () => {
    const { server, area, openTab } = openExpired();
    server.next('auth/login', never);
    const booting = openTab();
    booting.signOut();
    booting.signIn(ANA);
    area.put({ sessionMark: 'half of a session' });
    const half = openTab();
    expect(half.state()).toBe('booting');

    booting.close();
    half.close();
    await elapse(12_000);

    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page that stays open all day', () => {
  it('TC-113 has one set of listeners and no timer after a hundred refreshes', async () => {
    const { server, tab } = openExpired();

    for (let cycle = 0; cycle < 100; cycle += 1) {
      server.expireAccess();
      const call = tab.get('sales');
      await elapse(600_000);
      expect(call.outcome).toBe('resolved');
    }

    expect(server.refreshes()).toHaveLength(100);
    expect(tab.tabs.watcherCount()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an event in the middle of another', () => {
  it('TC-137 is taken in order: signing out while the new tokens are announced leaves nothing signed in', async () => {
    const { server, area, lock, tab } = openExpired();
    vi.spyOn(tab.tabs, 'announce').mockImplementationOnce(() => tab.signOut());

    const calls = [tab.get('a'), tab.get('b')];
    await elapse(1_000);

    expect(tab.state()).toBe('signedOut.idle');
    expect(area.read()).toEqual({});
    expect(lock.isFree()).toBe(true);
    expect(tab.context().waiting).toEqual([]);
    expect(calls.every(({ outcome }) => outcome !== 'pending')).toBe(true);
    expect(server.seen('jwt/logout').map(({ authorization }) => authorization)).toEqual(['Bearer access-2']);
  });

  it('TC-137 is taken in order: signing out as soon as a waiting request is answered', async () => {
    const { tab, area } = openExpired();
    tab.actor.on('requests released', () => tab.signOut());

    const call = tab.get('sales');
    await elapse(1_000);

    expect(tab.state()).toBe('signedOut.idle');
    expect(area.read()).toEqual({});
    expect(call.outcome).not.toBe('pending');
  });
});

describe('news that is none', () => {
  it.each(['signedIn.fresh', 'signedIn.degraded', 'signedOut.idle'])('TC-139 changes nothing in %s', async (state) => {
    const { server, tab } = openExpired();
    server.always(REFRESH, noNetwork);
    if (state === 'signedIn.degraded') tab.get('sales');
    if (state === 'signedOut.idle') tab.signOut();
    await elapse(1_000);
    expect(tab.state()).toBe(state);
    const before = tab.actor.getSnapshot();

    tab.hint('storage changed');
    if (state !== 'signedIn.degraded') tab.hint('came back');

    expect(tab.actor.getSnapshot() === before).toBe(true);
    expect(tab.toasts).toEqual([]);
  });

  it('TC-139 is what an answer with success is, once the token has been proven', async () => {
    const { openTab } = openSignedInOrigin();
    const tab = openTab();
    const before = tab.actor.getSnapshot();

    tab.get('sales');
    await elapse(1_000);

    expect(tab.actor.getSnapshot() === before).toBe(true);
  });
});

/** The timers of pending requests belong to those requests; they end within 12 s. */
function expectNothingLeft(tab: Tab) {
  expect(tab.tabs.watcherCount()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
}
