import { describe, expect, it } from 'vitest';
import { late, noNetwork, status } from '../testing/fake-server.testing.ts';
import { elapse, elapseUntil, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, BRUNO, openExpired, openOrigin, openSignedInOrigin, storedSession } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('another person who signs in', () => {
  it('TC-066 keeps the session, whatever the refresh of the one before is answered', async () => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, late(5_000));
    tab.get('sales');
    await elapse(500);

    tab.signOut();
    tab.signIn(BRUNO);
    await elapse(10);
    const stored = area.read();
    await elapse(10_000);

    expect(area.read()).toEqual(stored);
    expect(JSON.parse(stored.userData ?? '')).toMatchObject({ email: BRUNO, accessToken: stored.sessionToken });
    expect(tab.user()).toBe(BRUNO);
  });

  it('TC-066 keeps the session when signing in replaces the one before without signing out', async () => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, late(5_000));
    const call = tab.get('sales');
    await elapse(500);

    tab.signIn(BRUNO);
    await elapse(10_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session ended' } });
    expect(tab.user()).toBe(BRUNO);
    expect(JSON.parse(area.read().userData ?? '')).toMatchObject({ email: BRUNO });
  });

  it('TC-067 is never lent to a waiting request of the one before', async () => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, late(1_000));
    const call = tab.get('sales');
    await elapse(500);

    area.put(storedSession(BRUNO, server.issue(BRUNO), 'session-of-bruno'));
    tab.hint('storage changed');
    await elapse(5_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session changed' } });
    expect(tab.user()).toBe(BRUNO);
    expect(server.log()).toEqual(['sales access-1', `${REFRESH} refresh-1`]);
  });

  it('TC-067 is never lent to a request whose 401 comes after the change', async () => {
    const { server, tab } = openExpired();
    server.next('sales', late(1_000));
    const call = tab.get('sales');
    await elapse(500);

    tab.signOut();
    tab.signIn(BRUNO);
    await elapse(5_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session changed' } });
    expect(server.seen('sales')).toHaveLength(1);
  });

  it('TC-069 is never lent to a request that began before and had its body read meanwhile', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();

    const call = tab.post('uploads', new Blob(['of ana']));
    tab.signOut();
    tab.signIn(BRUNO);
    await elapseUntil(() => call.outcome !== 'pending');

    expect(tab.user()).toBe(BRUNO);
    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session changed' } });
    expect(server.seen('uploads')).toEqual([]);
  });
});

describe('signing in', () => {
  it('TC-070 twice lets the one that began last win, whichever answer comes first', async () => {
    const { server, area, openTab } = openOrigin();
    const tab = openTab();
    server.next('auth/login', late(2_000), late(1_000));

    tab.signIn(ANA);
    await elapse(100);
    tab.signIn(BRUNO);
    await elapse(5_000);

    expect(tab.user()).toBe(BRUNO);
    expect(JSON.parse(area.read().userData ?? '')).toMatchObject({ email: BRUNO });
    expect(tab.context().epoch).toBe(1);
  });

  it('TC-071 that was cancelled does not sign in when it succeeds later', async () => {
    const { server, area, openTab } = openOrigin();
    const tab = openTab();
    server.next('auth/login', late(2_000));

    tab.signIn(ANA);
    await elapse(100);
    tab.actor.send({ type: 'sign-in cancelled' });
    await elapse(5_000);

    expect(tab.state()).toBe('signedOut.idle');
    expect(area.read()).toEqual({});
  });

  it.each([
    [
      'wrong password',
      status(401, { success: false, notifications: [{ property: 'email', message: 'Wrong' }] }),
      'refused',
    ],
    ['success=false', status(200, { success: false }), 'refused'],
    ['a dead network', noNetwork, 'unreachable'],
    ['a busy server', status(503), 'server failed'],
    ['too many attempts', status(429), 'too many'],
    ['an answer without tokens', status(200, { success: true, email: ANA }), 'malformed'],
    ['an answer without a refresh token', status(200, { email: ANA, accessToken: 'access-9' }), 'malformed'],
  ])('that fails says why and stores nothing: %s', async (_, cue, kind) => {
    const { server, area, openTab } = openOrigin();
    const tab = openTab();
    server.next('auth/login', cue);

    tab.signIn(ANA);
    await elapse(1_000);

    expect(tab.state()).toBe('signedOut.failed');
    expect(tab.context().failure).toMatchObject({ kind });
    expect(area.read()).toEqual({});
    tab.signIn(ANA);
    await elapse(1_000);
    expect(tab.user()).toBe(ANA);
  });
});
