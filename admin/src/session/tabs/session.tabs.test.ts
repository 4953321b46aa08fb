import { describe, expect, it } from 'vitest';
import { late, never } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openTwoExpired, storedSession } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('two tabs whose token expires', () => {
  it('TC-079 refresh once: the second finds the new token and sends its request again with it', async () => {
    const { server, x, y } = openTwoExpired();
    server.next(REFRESH, late(1_000));

    const calls = [x.get('x'), y.get('y')];
    await elapse(2_000);

    expect(calls.map(({ outcome }) => outcome)).toEqual(['resolved', 'resolved']);
    expect(server.refreshTokens()).toEqual(['refresh-1']);
    expect(server.reuses()).toBe(0);
    expect(server.log().slice(3).toSorted()).toEqual(['x access-2', 'y access-2']);
  });

  it.each([1, 20, 100, 140])('TC-079 refresh once even while a tab still reads old values for %i ms', async (lagMs) => {
    const { server, openTab, x, y } = openTwoExpired({ lagMs });
    const tabs = [x, y, openTab(), openTab(), openTab(), openTab()];

    const calls = tabs.map((tab, index) => tab.get(`call/${index}`));
    await elapse(5_000);

    expect(calls.map(({ outcome }) => outcome)).toEqual(calls.map(() => 'resolved'));
    expect(server.refreshTokens()).toEqual(['refresh-1']);
    expect(server.reuses()).toBe(0);
  });

  it('TC-081 go by what is stored after the lock was granted, not by what was there when they began to wait', async () => {
    const { server, area, lock, y } = openTwoExpired();
    const release = lock.request(() => undefined);
    const call = y.get('sales');
    await elapse(100);
    expect(y.state()).toBe('signedIn.refreshing.acquiring');

    area.put(storedSession(ANA, server.issue(ANA)));
    release();
    await elapse(100);

    expect(call.outcome).toBe('resolved');
    expect(server.log()).toEqual(['sales access-1', 'sales access-2']);
  });

  it('TC-082 store the new tokens before they notify other tabs and before they release the lock', async () => {
    const { server, area, lock, x, y } = openTwoExpired();
    const seen: unknown[] = [];
    y.tabs.watch(() => seen.push([area.read().sessionToken, area.read().sessionTokenexpiration, lock.isFree()]));

    x.get('sales');
    await elapse(0);
    expect(lock.isFree()).toBe(false);
    await elapse(1_000);

    expect(server.refreshes()).toHaveLength(1);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((entry) => JSON.stringify(entry) === '["access-2","refresh-2",false]')).toBe(true);
    expect(lock.isFree()).toBe(true);
  });

  it('TC-083 do not wait for one that was closed in the middle of a refresh', async () => {
    const { server, x, y } = openTwoExpired();
    server.next(REFRESH, never);
    x.get('x');
    await elapse(100);
    const call = y.get('y');
    await elapse(100);
    expect(y.state()).toBe('signedIn.refreshing.acquiring');

    x.close();
    await elapse(100);

    expect(call.outcome).toBe('resolved');
    expect(server.refreshTokens()).toEqual(['refresh-1', 'refresh-1']);
  });

  it('TC-083 TC-085 wait 15 s at most for one that is frozen, longer than any refresh takes, and keep the session', async () => {
    const { area, lock, y } = openTwoExpired();
    const before = area.read();
    lock.request(() => undefined);

    const call = y.get('sales');
    await elapse(14_900);
    expect(call.outcome).toBe('pending');
    await elapse(200);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session busy' } });
    expect(area.read()).toEqual(before);
    expect(y.state()).toBe('signedIn.fresh');
  });

  it('TC-085 wait long enough for a slow refresh in the other tab', async () => {
    const { server, x, y } = openTwoExpired();
    server.next(REFRESH, late(11_500));

    const calls = [x.get('x'), y.get('y')];
    await elapse(13_000);

    expect(calls.map(({ outcome }) => outcome)).toEqual(['resolved', 'resolved']);
    expect(server.refreshes()).toHaveLength(1);
  });

  it('TC-089 agree on the new token in silence', async () => {
    const { x, y } = openTwoExpired();
    const before = y.context();

    x.get('sales');
    await elapse(1_000);

    expect(y.storage.accessToken()).toBe('access-2');
    expect(y.context()).toMatchObject({ epoch: before.epoch, tokenVersion: before.tokenVersion + 1 });
    expect(y.context().identity).toBe(before.identity);
    expect(y.state()).toBe('signedIn.fresh');
    expect(y.toasts).toEqual([]);
  });

  it('TC-094 do not answer an announcement with another', async () => {
    const { x, y } = openTwoExpired();

    x.get('sales');
    await elapse(10_000);

    expect([x.tabs.announcements(), y.tabs.announcements()]).toEqual([1, 0]);
  });

  it('TC-095 go on when the channel between them is broken', async () => {
    const { server, openTab, y } = openTwoExpired();
    const silent = openTab();
    silent.tabs.announce = () => undefined;

    const call = silent.get('sales');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(y.storage.accessToken()).toBe('access-2');
    expect(server.refreshes()).toHaveLength(1);
  });

  it('find each other without a lock by the server, whose refusal is checked against what is stored', async () => {
    const { server, area, x, y } = openTwoExpired({ hasLocks: false });
    server.next(REFRESH, late(10), late(400));

    const calls = [x.get('x'), y.get('y')];
    await elapse(5_000);

    expect(calls.every(({ outcome }) => outcome !== 'pending')).toBe(true);
    expect([x.user(), y.user()]).toEqual(area.read().sessionToken ? [ANA, ANA] : [null, null]);
  });
});
