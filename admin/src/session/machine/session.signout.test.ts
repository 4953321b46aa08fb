import { describe, expect, it } from 'vitest';
import { API_BASE, late, never, noNetwork, status } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { openExpired, openSignedInOrigin, track } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('signing out', () => {
  it('takes what the person left on the pages with it, and leaves the appearance of the app (SPEC-4.1-c)', async () => {
    const { area, openTab } = openSignedInOrigin();
    const tab = openTab();
    area.put({ cart: '{"data":{}}', 'embarque.drafts': '{}', 'embarque.checkout': '{}', skin: 'dark' });

    tab.signOut();
    await elapse(100);

    expect(area.read()).toEqual({ skin: 'dark' });
  });

  it('overwrites the tokens where the browser refuses to remove them', async () => {
    const { area, openTab } = openSignedInOrigin();
    const tab = openTab();
    tab.refuseRemovals();

    tab.signOut();
    await elapse(1_000);

    expect(tab.state()).toBe('signedOut.idle');
    expect(tab.context().areTokensLeft).toBe(false);
    expect(area.read()).toMatchObject({ sessionToken: '', sessionTokenexpiration: '', userData: '' });
  });

  it('says that the browser still holds the tokens when it refuses that too', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    tab.refuseRemovals();
    tab.refuseWrites(true);

    tab.signOut();
    await elapse(1_000);

    expect(tab.state()).toBe('signedOut.idle');
    expect(tab.context().areTokensLeft).toBe(true);
    const call = tab.get('sales');
    await elapse(1_000);
    expect(call).toMatchObject({ outcome: 'rejected' });
    expect(server.log()).not.toContain('sales access-1');
  });

  it('TC-063 wins over a refresh whose answer comes later', async () => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, late(1_000));
    const call = tab.get('sales');
    await elapse(500);

    tab.signOut();
    await elapse(5_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session ended' } });
    expect(area.read()).toEqual({});
    expect(tab.state()).toBe('signedOut.idle');
    expect(tab.context().reason).toBe('signed out here');
  });

  it('TC-065 leaves a request that is refused afterwards to its caller: no refresh, no retry', async () => {
    const { server, tab } = openExpired();
    server.next('sales', late(1_000));
    const call = tab.get('sales');
    await elapse(500);

    tab.signOut();
    await elapse(5_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session ended' } });
    expect(server.log()).toEqual(['sales access-1', 'jwt/logout access-1']);
  });

  it.each([
    ['fails', status(500)],
    ['is refused', status(401)],
    ['is never answered', never],
    ['finds no network', noNetwork],
  ])('TC-073 TC-074 is complete at once, even when telling the server %s', async (_, cue) => {
    const { server, area, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.next('jwt/logout', cue);

    tab.signOut();
    expect(tab.state()).toBe('signedOut.idle');
    expect(area.read()).toEqual({});
    await elapse(60_000);

    expect(server.log()).toEqual(['jwt/logout access-1']);
    expect(tab.toasts).toEqual([]);
  });

  it('TC-075 twice is signing out once', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();

    tab.signOut();
    const { epoch } = tab.context();
    tab.signOut();
    await elapse(1_000);

    expect(tab.context().epoch).toBe(epoch);
    expect(server.seen('jwt/logout')).toHaveLength(1);
  });

  it('TC-075 in two tabs in the same moment is signing out once in each', async () => {
    const { server, openTab } = openSignedInOrigin();
    const [x, y] = [openTab(), openTab()];

    x.signOut();
    y.signOut();
    await elapse(1_000);

    expect([x.state(), y.state()]).toEqual(['signedOut.idle', 'signedOut.idle']);
    expect([x.context().epoch, y.context().epoch]).toEqual([2, 2]);
    expect(server.seen('jwt/logout').length).toBeLessThanOrEqual(2);
  });

  it('TC-077 leaves no token to read in the same tick', () => {
    const { openTab } = openSignedInOrigin();
    const tab = openTab();

    tab.signOut();

    expect(tab.storage.accessToken()).toBeNull();
    expect(tab.storage.canRefresh()).toBe(false);
    expect(tab.context().identity).toBeNull();
    expect(tab.actor.getSnapshot().matches('signedIn')).toBe(false);
  });

  it('leaves no request behind that would carry a token', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.always('sales', late(100));
    tab.signOut();

    tab.get('sales');
    await elapse(1_000);

    expect(server.seen('sales').map(({ authorization }) => authorization)).toEqual([null]);
  });
});

it('the farewell goes to the API with the token it is about, and nothing else does once signed out (SPEC-7.5-a)', async () => {
  const { server, openTab } = openSignedInOrigin();
  const tab = openTab();

  tab.signOut();
  const calls = [tab.get('a'), track(tab.http.post('b', {})), track(tab.http.delete('c'))];
  await elapse(1_000);

  expect(calls.every(({ outcome }) => outcome === 'rejected')).toBe(true);
  expect(server.requests.map(({ url, authorization }) => [url, authorization])).toEqual([
    [`${API_BASE}/jwt/logout`, 'Bearer access-1'],
    [`${API_BASE}/a`, null],
    [`${API_BASE}/b`, null],
    [`${API_BASE}/c`, null],
  ]);
});
