import { describe, expect, it } from 'vitest';
import { late, noNetwork, status } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openExpired, storedSession } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('a refused refresh', () => {
  it.each([400, 401, 403, 404, 422])(
    'TC-034 ends the session for everyone who waits, with a %i (SPEC-8.2-a)',
    async (code) => {
      const { server, area, tab } = openExpired();
      server.next(REFRESH, late(100, status(code)));

      const calls = [tab.get('a'), tab.get('b'), tab.get('c')];
      await elapse(1_000);

      expect(calls).toEqual(
        Array.from({ length: 3 }, () =>
          expect.objectContaining({ outcome: 'rejected', error: expect.objectContaining({ kind: 'session ended' }) }),
        ),
      );
      expect(tab.context()).toMatchObject({ reason: 'expired', waiting: [], identity: null });
      expect(area.read()).toEqual({});
      expect(server.refreshes()).toHaveLength(1);
    },
  );

  it('TC-034 ends nothing when another tab has stored newer tokens meanwhile', async () => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, late(1_000, status(401)));
    const call = tab.get('sales');
    await elapse(500);

    area.put(storedSession(ANA, server.issue(ANA)));
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(server.seen('sales').map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
    expect(tab.state()).toBe('signedIn.fresh');
    expect(area.read()).toMatchObject({ sessionToken: 'access-2', sessionTokenexpiration: 'refresh-2' });
  });

  it.each(['storage changed', 'came back'] as const)(
    'TC-034 is waited for when another tab has stored newer tokens, by either hint: %s',
    async (hint) => {
      const { server, area, tab } = openExpired();
      server.next(REFRESH, late(1_000));
      const call = tab.get('sales');
      await elapse(500);
      area.put(storedSession(ANA, server.issue(ANA)));
      tab.hint(hint);
      await elapse(100);

      expect(server.refreshes().map(({ isAborted }) => isAborted)).toEqual([false]);
      expect(tab.state()).toBe('signedIn.refreshing.requesting');
      await elapse(1_000);
      expect(call.outcome).toBe('resolved');
      expect(tab.state()).toBe('signedIn.fresh');
    },
  );

  it('TC-041 ends the session even when no request waits any more', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, late(1_000, status(401)));
    const leaving = new AbortController();

    const call = tab.get('sales', { signal: leaving.signal });
    await elapse(500);
    leaving.abort();
    await elapse(1_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { name: 'AbortError' } });
    expect(tab.state()).toBe('signedOut.idle');
  });

  it('TC-043 leaves nothing behind for the session that comes after', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, status(503), status(401));
    tab.get('a');
    await elapse(1_000);
    tab.get('b');
    await elapse(1_000);
    expect(tab.state()).toBe('signedOut.idle');

    tab.signIn(ANA);
    await elapse(10);
    expect(tab.context()).toMatchObject({ waiting: [], attempt: 0, notBefore: 0, uselessRefreshes: 0, reason: 'none' });
    server.expireAccess();
    const call = tab.get('c');
    await elapse(10);

    expect(call.outcome).toBe('resolved');
    expect(server.refreshTokens()).toEqual(['refresh-1', 'refresh-1', 'refresh-2']);
  });

  it('TC-045 signs a blocked person out at once', async () => {
    const { server, area, tab } = openExpired();
    server.always(
      REFRESH,
      status(401, { success: false, notifications: [{ property: '', message: 'User is blocked' }] }),
    );

    tab.get('sales');
    await elapse(10);
    expect(tab.state()).toBe('signedOut.idle');
    await elapse(60_000);

    expect(server.refreshes()).toHaveLength(1);
    expect(area.read()).toEqual({});
  });
});

describe('a refresh without a conclusive answer', () => {
  it.each([
    ['a dead network', noNetwork],
    ['408', status(408)],
    ['425', status(425)],
    ['429', status(429)],
    ['500', status(500)],
    ['502', status(502)],
    ['503', status(503)],
  ])('TC-035 keeps the session and may be tried again: %s', async (_, cue) => {
    const { server, area, tab } = openExpired();
    const before = area.read();
    server.next(REFRESH, cue);

    const call = tab.get('sales');
    await elapse(10);
    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session unreachable', isRetryable: true } });
    expect(tab.state()).toBe('signedIn.degraded');
    expect(area.read()).toEqual(before);

    await elapse(1_000);
    const again = tab.get('sales');
    await elapse(1_000);
    expect(again.outcome).toBe('resolved');
    expect(tab.state()).toBe('signedIn.fresh');
  });

  it('TC-037 waits longer after each failure, up to a ceiling, and starts over after a success', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, ...Array.from({ length: 10 }, () => noNetwork));
    const delays: number[] = [];
    const fail = async () => {
      tab.get('sales');
      await elapse(0);
      delays.push(tab.context().notBefore - performance.now());
      await elapse(30_000);
    };

    for (let round = 0; round < 10; round += 1) await fail();
    expect(delays).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);

    tab.get('sales');
    await elapse(1_000);
    expect(tab.state()).toBe('signedIn.fresh');
    server.expireAccess();
    server.next(REFRESH, noNetwork);
    await fail();
    expect(delays.at(-1)).toBe(200);
  });

  it('TC-037 starts over after a success, whatever the request is answered that waited for it', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, noNetwork, noNetwork);
    server.always('sales', status(401));
    for (let round = 0; round < 2; round += 1) {
      tab.get('sales');
      await elapse(1_000);
    }
    expect(tab.context().attempt).toBe(2);

    tab.get('sales');
    await elapse(1_000);

    expect(server.refreshes()).toHaveLength(3);
    expect(tab.context().attempt).toBe(0);
  });

  it('TC-037 lets no request through to it before the wait is over', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, status(503, {}, { 'retry-after': '7' }));
    tab.get('sales');
    await elapse(0);

    const early = Array.from({ length: 5 }, () => tab.get('sales'));
    await elapse(6_900);
    expect(early.map(({ error }) => error)).toEqual(early.map(() => expect.objectContaining({ isRetryable: true })));
    expect(server.refreshes()).toHaveLength(1);

    await elapse(200);
    const call = tab.get('sales');
    await elapse(1_000);
    expect(call.outcome).toBe('resolved');
    expect(server.refreshes()).toHaveLength(2);
  });

  it.each(['came back', 'try again'] as const)(
    'TC-037 does not wait when the browser or the person says so: %s',
    async (type) => {
      const { server, tab } = openExpired();
      server.next(REFRESH, status(503, {}, { 'retry-after': '3600' }));
      tab.get('sales');
      await elapse(0);

      tab.actor.send({ type });
      await elapse(1_000);

      expect(server.refreshes()).toHaveLength(2);
      expect(tab.state()).toBe('signedIn.fresh');
    },
  );

  it('TC-037 is tried no more after a clear no', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, noNetwork, status(401));
    tab.get('sales');
    await elapse(1_000);
    tab.get('sales');
    await elapse(1_000);
    expect(tab.state()).toBe('signedOut.idle');

    tab.get('sales');
    tab.hint('came back');
    await elapse(60_000);

    expect(server.refreshes()).toHaveLength(2);
  });
});
