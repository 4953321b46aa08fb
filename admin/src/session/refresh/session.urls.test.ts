import { describe, expect, it } from 'vitest';
import { isAuthCall, resolveUrl } from '../../http/request/http.url.ts';
import { API_BASE, late, noNetwork, status, text } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openExpired, openOrigin } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('a call without a token', () => {
  it('TC-015 is what signing in is: no Authorization header at all', async () => {
    const { server, openTab } = openOrigin();
    const tab = openTab();

    tab.signIn(ANA);
    await elapse(10);

    expect(tab.user()).toBe(ANA);
    expect(server.seen('auth/login').map(({ headers }) => headers.has('authorization'))).toEqual([false]);
  });

  it('TC-015 is also the refresh, though a person is signed in', async () => {
    const { server, tab } = openExpired();

    tab.get('sales');
    await elapse(10);

    expect(server.refreshes().map(({ headers }) => headers.has('authorization'))).toEqual([false]);
  });

  it('TC-019 gets its 401 at once while signed out: there is nothing to refresh with', async () => {
    const { server, openTab } = openOrigin();
    const tab = openTab();

    const call = tab.get('sales');
    await elapse(10);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'status', status: 401 } });
    expect(server.log()).toEqual(['sales']);
  });
});

describe('the authentication calls', () => {
  const isAuth = (path: string) => isAuthCall(API_BASE, resolveUrl(API_BASE, path));

  it.each([
    'auth/login',
    '/auth/login',
    '//auth/login',
    'auth//login',
    './auth/login',
    `${API_BASE}/auth/login`,
    'auth/login?next=/sales',
    'auth/login#top',
    'auth/login/',
    'AUTH/Login',
    'jwt/refresh-token',
    '/jwt/refresh-token',
    '/jwt/register',
    '/jwt/logout',
  ])('TC-017 are known as such however they are written: %s (SPEC-7.4-a, SPEC-7.5-a)', (path) => {
    expect(isAuth(path)).toBe(true);
  });

  it.each([
    '/apps/author/list',
    '/authors',
    '/api/x?next=/jwt/logout',
    '/x#/auth/login',
    '/auth/login/history',
    '/v2/auth/login',
    '/auth/logins',
    '/jwt',
    'https://sales.example/apiauth/login',
    'https://sales.example/other/auth/login',
  ])('TC-017 are not confused with others: %s', (path) => {
    expect(isAuth(path)).toBe(false);
  });

  it.each(['auth/login', '/auth/login/', 'AUTH/LOGIN?x=1', 'jwt/register', 'jwt/logout'])(
    'TC-017 answer a 401 to their caller, and nothing is refreshed: %s (SPEC-8.2-a)',
    async (path) => {
      const { server, tab } = openExpired();
      for (const known of ['auth/login', 'AUTH/LOGIN', 'jwt/register', 'jwt/logout']) server.always(known, status(401));

      const call = tab.post(path, {});
      await elapse(10);

      expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'status', status: 401 } });
      expect(server.requests).toHaveLength(1);
      expect(tab.state()).toBe('signedIn.fresh');
    },
  );
});

describe('the refresh call', () => {
  it('TC-018 does not wait behind itself when it is answered 401', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, late(100, status(401)));

    const calls = [tab.get('a'), tab.get('b')];
    await elapse(1_000);

    expect(calls.map(({ error }) => error)).toEqual([
      expect.objectContaining({ kind: 'session ended' }),
      expect.objectContaining({ kind: 'session ended' }),
    ]);
    expect(server.refreshes()).toHaveLength(1);
    tab.signIn(ANA);
    await elapse(10);
    server.expireAccess();
    const next = tab.get('c');
    await elapse(1_000);
    expect(next.outcome).toBe('resolved');
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html><body>Gateway</body></html>'],
    ['an empty object', '{}'],
    ['a list', '["access-9","refresh-9"]'],
    ['null', 'null'],
    ['tokens that are numbers', '{"accessToken":9,"refreshToken":9}'],
    ['tokens that were lost on the way', '{"accessToken":"undefined","refreshToken":"null"}'],
    ['blank tokens', '{"accessToken":" ","refreshToken":""}'],
  ])('TC-022 has failed when a 200 brings %s, and nothing of it is stored', async (_, body) => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, text(body));

    const call = tab.get('sales');
    await elapse(1_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session ended' } });
    expect(tab.state()).toBe('signedOut.idle');
    expect(tab.context().reason).toBe('expired');
    expect(area.read()).toEqual({});
  });

  it('TC-023 has failed for now when a 200 says success=false: its words are shown and the tokens stay', async () => {
    const { server, area, tab } = openExpired();
    const before = area.read();
    const notifications = [{ property: '', message: 'Closed for maintenance' }];
    server.next(REFRESH, status(200, { success: false, notifications }));

    const call = tab.get('sales');
    await elapse(1_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { isRetryable: true } });
    expect(tab.toasts).toEqual([['Closed for maintenance']]);
    expect(area.read()).toEqual(before);
    expect(tab.state()).toBe('signedIn.degraded');
  });

  it('TC-023 shows nothing when success=false comes without a word', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, status(200, { success: false }));

    tab.get('sales');
    await elapse(1_000);

    expect(tab.toasts).toEqual([]);
    expect(tab.state()).toBe('signedIn.degraded');
  });

  it('TC-025 keeps the refresh token when the server does not send a new one', async () => {
    const { area, tab } = openExpired({ rotates: false });

    const call = tab.get('sales');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    const { sessionToken, sessionTokenexpiration, userData } = area.read();
    expect({ sessionToken, sessionTokenexpiration }).toEqual({
      sessionToken: 'access-2',
      sessionTokenexpiration: 'refresh-1',
    });
    expect(JSON.parse(userData ?? '')).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-1' });
  });

  it('TC-025 can use the kept refresh token again and again', async () => {
    const { server, tab } = openExpired({ rotates: false });

    for (let round = 0; round < 3; round += 1) {
      const call = tab.get('sales');
      await elapse(1_000);
      expect(call.outcome).toBe('resolved');
      server.expireAccess();
    }

    expect(server.refreshTokens()).toEqual(['refresh-1', 'refresh-1', 'refresh-1']);
  });
});

describe('an API with other answers', () => {
  it('TC-021 looks like a dead network when it hides a 401 behind missing CORS headers: nothing is refreshed', async () => {
    const { server, area, tab } = openExpired();
    const before = area.read();
    server.next('sales', noNetwork);

    const call = tab.get('sales');
    await elapse(10);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'unreachable', message: 'sales: unreachable' } });
    expect(server.refreshes()).toEqual([]);
    expect(area.read()).toEqual(before);
  });

  it('TC-026 shares the one refresh without ever being shown the token', async () => {
    const { server, tab } = openExpired();
    const demo = tab.anotherHttp({ authScheme: null });
    server.next('apps/email/emails', status(401, 'Invalid refresh token'), status(200, { emails: [] }));

    const answers = Promise.all([demo.get('apps/email/emails'), tab.http.get('sales')]);
    await elapse(1_000);

    await expect(answers).resolves.toEqual([{ emails: [] }, expect.objectContaining({ success: true })]);
    expect(server.refreshes()).toHaveLength(1);
    expect(server.seen('apps/email/emails').map(({ authorization }) => authorization)).toEqual([null, null]);
  });
});
