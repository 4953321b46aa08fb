import { describe, expect, it, vi } from 'vitest';
import { late, noNetwork, status } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openExpired, openSignedInOrigin, storedSession } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('a tab that wakes up', () => {
  it('TC-101 reads storage before anything else, and its first request succeeds', async () => {
    const { server, area, tab } = openExpired();
    const newer = storedSession(ANA, server.issue(ANA));
    await elapse(8 * 3_600_000);

    area.put(newer);
    tab.hint('came back');
    expect(tab.storage.accessToken()).toBe('access-2');
    const call = tab.get('sales');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(server.log()).toEqual(['sales access-2']);
  });

  it('TC-101 refreshes once when its token expired meanwhile, whatever the person opens first', async () => {
    const { server, tab } = openExpired();
    await elapse(8 * 3_600_000);

    tab.hint('came back');
    const calls = ['a', 'b', 'c'].map((path) => tab.get(path));
    await elapse(1_000);

    expect(calls.map(({ outcome }) => outcome)).toEqual(['resolved', 'resolved', 'resolved']);
    expect(server.refreshes()).toHaveLength(1);
  });

  it('TC-101 shows that it was signed out when the session is gone', async () => {
    const { area, tab } = openExpired();

    area.put({ sessionMark: null, sessionToken: null, sessionTokenexpiration: null, userData: null });
    tab.hint('came back');

    expect(tab.state()).toBe('signedOut.idle');
  });
});

describe('a hidden tab', () => {
  it('TC-102 needs no timer to be right: the 401 heals', async () => {
    const { server, tab } = openExpired();
    await elapse(3_600_000);
    expect(vi.getTimerCount()).toBe(0);

    const call = tab.get('sales');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(server.refreshes()).toHaveLength(1);
  });

  it('TC-103 gives up its place when the page is left while it waits for the lock', async () => {
    const { server, lock, tab } = openExpired();
    const release = lock.request(() => undefined);
    const call = tab.get('sales');
    await elapse(10);

    tab.hint('page left');
    await elapse(0);
    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session busy' } });
    release();
    await elapse(1_000);

    expect(server.refreshes()).toEqual([]);
    expect(lock.isFree()).toBe(true);
    expect(tab.state()).toBe('signedIn.fresh');
  });

  it('TC-103 drops the whole refresh when the page is left in its middle: nothing is written', async () => {
    const { server, area, lock, tab } = openExpired();
    const before = area.read();
    server.next(REFRESH, late(1_000));
    tab.get('sales');
    await elapse(500);

    tab.hint('page left');
    await elapse(5_000);

    expect(area.read()).toEqual(before);
    expect(lock.isFree()).toBe(true);
  });

  it('TC-103 holds no lock on a page that was left without an access token, and goes on when the page is back', async () => {
    const { server, area, lock, openTab } = openSignedInOrigin();
    area.put({ sessionToken: null });
    server.next(
      REFRESH,
      late(1_000),
      late(1_000, () => Response.json(server.issue(ANA))),
    );
    const tab = openTab();
    await elapse(500);
    expect(tab.state()).toBe('signedIn.refreshing.requesting');

    tab.hint('page left');
    await elapse(500);
    expect(lock.isFree()).toBe(true);
    expect(server.refreshes()).toHaveLength(1);
    tab.hint('came back');
    await elapse(5_000);

    expect(tab.state()).toBe('signedIn.fresh');
  });
});

describe('a clock that cannot be trusted', () => {
  it.each([-86_400_000, -3_600_000, 3_600_000, 86_400_000 * 365])(
    'TC-106 decides nothing: it jumps by %i ms',
    async (jump) => {
      const { server, openTab } = openSignedInOrigin();
      const tab = openTab();

      vi.setSystemTime(Date.now() + jump);
      const before = tab.get('before');
      await elapse(1_000);
      server.expireAccess();
      vi.setSystemTime(Date.now() - jump);
      const after = tab.get('after');
      await elapse(1_000);

      expect([before.outcome, after.outcome]).toEqual(['resolved', 'resolved']);
      expect(server.refreshes()).toHaveLength(1);
    },
  );

  it('TC-106 does not prolong a back-off when it is set back', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, noNetwork);
    tab.get('sales');
    await elapse(0);

    vi.setSystemTime(Date.now() - 86_400_000);
    await elapse(1_000);
    const call = tab.get('sales');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
  });

  it.each([-5, 5])(
    'TC-106 shuts nobody out when it is wrong by %i hours and the server names a time',
    async (hours) => {
      const { server, tab } = openExpired();
      const notBefore = new Date(Date.now() + 20_000).toUTCString();
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      server.next(REFRESH, status(503, {}, { 'retry-after': notBefore }));
      tab.get('sales');

      await elapse(31_000);
      const call = tab.get('sales');
      await elapse(1_000);

      expect([call.outcome, tab.state()]).toEqual(['resolved', 'signedIn.fresh']);
      expect(server.refreshes()).toHaveLength(2);
    },
  );
});

describe('a tab without a network', () => {
  it('TC-107 shows the stored session and keeps it', async () => {
    const { server, area, openTab } = openSignedInOrigin();
    const before = area.read();
    server.always('sales', noNetwork);

    const tab = openTab();
    const call = tab.get('sales');
    await elapse(60_000);

    expect(tab.user()).toBe(ANA);
    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'unreachable' } });
    expect(area.read()).toEqual(before);
  });

  it('TC-107 TC-110 keeps a session whose access token is missing, and does not ask in a hot loop', async () => {
    const { server, area, openTab } = openSignedInOrigin();
    area.put({ sessionToken: null });
    server.always(REFRESH, noNetwork);

    const tab = openTab();
    expect(tab.state()).toBe('signedIn.refreshing.acquiring');
    await elapse(3_600_000);

    expect(tab.state()).toBe('signedIn.degraded');
    expect(tab.context().reason).toBe('none');
    expect(server.refreshes()).toHaveLength(1);
    expect(area.read()).toMatchObject({ sessionTokenexpiration: 'refresh-1' });
  });

  it('comes out of it when an answer shows that the token is good', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    const real = server.issue(ANA);
    server.next('sales', () => new Response(null, { status: 401 }));
    server.next(REFRESH, noNetwork);
    tab.get('sales');
    await elapse(0);
    expect(tab.state()).toBe('signedIn.degraded');
    expect(real.accessToken).toBe('access-2');

    tab.get('sales');
    await elapse(10);

    expect(tab.state()).toBe('signedIn.fresh');
    expect(tab.context().attempt).toBe(0);
  });
});
