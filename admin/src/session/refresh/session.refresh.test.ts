import { describe, expect, it, vi } from 'vitest';
import { late, status } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { openExpired, openSignedInOrigin, track } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('the one refresh that refused requests share', () => {
  it('TC-001 is over when a late 401 about the old token arrives: that request is only sent again', async () => {
    const { server, tab } = openExpired();
    server.next('b', late(5_000));

    const a = tab.get('a');
    const b = tab.get('b');
    await elapse(4_000);
    expect(a.outcome).toBe('resolved');
    expect(b.outcome).toBe('pending');
    await elapse(2_000);

    expect(b.outcome).toBe('resolved');
    expect(server.log()).toEqual(['a access-1', 'b access-1', `${REFRESH} refresh-1`, 'a access-2', 'b access-2']);
  });

  it('TC-002 serves five requests that are refused in the same moment (SPEC-4.2-a, SPEC-7.3-a, SPEC-8.1-a)', async () => {
    const { server, tab } = openExpired();

    const calls = ['a', 'b', 'c', 'd', 'e'].map((path) => tab.get(path));
    await elapse(1_000);

    expect(calls.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'resolved'));
    expect(server.log().slice(5)).toEqual([
      `${REFRESH} refresh-1`,
      ...['a', 'b', 'c', 'd', 'e'].map((path) => `${path} access-2`),
    ]);
    expect(tab.calls.filter(({ path }) => path !== REFRESH).map(({ attempts }) => attempts)).toEqual([2, 2, 2, 2, 2]);
  });

  it('TC-003 takes in a request that was sent before and is refused while it runs (SPEC-4.2-a, SPEC-7.7-a)', async () => {
    const { server, tab } = openExpired();
    server.next('b', late(500));
    server.next(REFRESH, late(1_000));

    tab.get('a');
    const b = tab.get('b');
    await elapse(600);
    expect(tab.context().waiting).toHaveLength(2);
    await elapse(1_000);

    expect(b.outcome).toBe('resolved');
    expect(server.seen('b').map(({ authorization }) => authorization)).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(server.refreshes()).toHaveLength(1);
  });

  it('TC-005 is not repeated for a 401 about the old token while the first retry is still on its way', async () => {
    const { server, tab } = openExpired();
    server.next('a', status(401), late(5_000));
    server.next('d', late(1_000));

    const a = tab.get('a');
    const d = tab.get('d');
    await elapse(2_000);

    expect(a.outcome).toBe('pending');
    expect(d.outcome).toBe('resolved');
    expect(server.refreshes()).toHaveLength(1);
  });

  it('TC-006 lets the waiting requests go in the order they came, each once', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, late(3_000));
    server.next('a', late(300));
    server.next('b', late(200));
    server.next('c', late(100));

    for (const path of ['a', 'b', 'c']) tab.get(path);
    await elapse(1_000);
    tab.get('held back');
    await elapse(5_000);

    expect(server.log().slice(4)).toEqual(['c access-2', 'b access-2', 'a access-2', 'held%20back access-2']);
  });

  it('TC-007 leaves what a retry is answered to its own caller', async () => {
    const { server, tab } = openExpired();
    server.next('a', status(401), status(500));

    const a = tab.get('a');
    const b = tab.get('b');
    await elapse(1_000);

    expect(a).toMatchObject({ outcome: 'rejected', error: { kind: 'status', status: 500 } });
    expect(b.outcome).toBe('resolved');
  });

  it('TC-009 lets the others go when one of them cannot even be sent', async () => {
    const { server, tab } = openExpired();
    const network = vi.fn(server.fetch);
    const broken = tab.anotherHttp({ fetch: network });

    const a = track(broken.get('a'));
    network.mockImplementation(() => {
      throw new Error('thrown while sending');
    });
    const b = tab.get('b');
    const c = tab.get('c');
    await elapse(1_000);

    expect(a).toMatchObject({ outcome: 'rejected', error: { kind: 'unreachable' } });
    expect([b.outcome, c.outcome]).toEqual(['resolved', 'resolved']);
  });

  it('TC-010 starts at the first 401, however long the token claims to be valid', async () => {
    const { server, tab } = openExpired();
    const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 86_400 }));
    const stillValid = `e30.${claims}.c2ln`;
    server.next(
      'auth/login',
      status(200, { email: 'ana@example.org', accessToken: stillValid, refreshToken: 'refresh-1' }),
    );
    tab.signOut();
    tab.signIn('ana@example.org');
    await elapse(10);

    const a = tab.get('a');
    await elapse(1_000);

    expect(server.seen('a').map(({ authorization }) => authorization)).toEqual([
      `Bearer ${stillValid}`,
      'Bearer access-2',
    ]);
    expect(a.outcome).toBe('resolved');
  });

  it('TC-011 serves two clients of the same session', async () => {
    const { server, tab } = openExpired();
    const reports = tab.anotherHttp({ base: 'https://sales.example/reports' });

    const answers = Promise.all([tab.http.get('a'), reports.get('b')]);
    await elapse(1_000);

    await expect(answers).resolves.toHaveLength(2);
    expect(server.refreshes()).toHaveLength(1);
  });

  it('TC-013 can happen again when the token it brought expires', async () => {
    const { server, tab } = openExpired();
    tab.get('a');
    await elapse(1_000);
    server.expireAccess();

    const b = tab.get('b');
    await elapse(1_000);

    expect(b.outcome).toBe('resolved');
    expect(server.refreshTokens()).toEqual(['refresh-1', 'refresh-2']);
  });

  it('TC-013 can happen again within the moment for which the lock is kept longer', async () => {
    const { server, tab } = openExpired();
    tab.get('a');
    await elapse(10);
    expect(tab.state()).toBe('signedIn.refreshing.lingering');
    server.expireAccess();

    const b = tab.get('b');
    await elapse(1_000);

    expect(b.outcome).toBe('resolved');
    expect(server.refreshTokens()).toEqual(['refresh-1', 'refresh-2']);
  });

  it('TC-014 TC-031 TC-099 TC-105 TC-111 is never started by a timer', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tabs = [openTab(), openTab()];

    for (let hour = 0; hour < 24; hour += 1) {
      await elapse(3_600_000);
      for (const tab of tabs) tab.hint('storage changed');
    }

    expect(server.requests).toEqual([]);
    expect(tabs.map((tab) => tab.state())).toEqual(['signedIn.fresh', 'signedIn.fresh']);
  });
});
