import { describe, expect, it } from 'vitest';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openOrigin, openSignedInOrigin, storedSession } from '../testing/session.testing.ts';

useVirtualTime();

const KEYS = ['sessionMark', 'sessionToken', 'sessionTokenexpiration', 'userData'];

/** Boots a tab over what an earlier visit has left. */
async function boot(entries: Record<string, string | null>) {
  const origin = openOrigin();
  origin.area.put(entries);
  const tab = origin.openTab();
  await elapse(1_000);
  return { ...origin, tab };
}

describe('booting', () => {
  const whole = storedSession(ANA, { accessToken: 'access-1', refreshToken: 'refresh-1' });

  it.each([
    [true, true, true, 'signedIn.fresh', []],
    [false, true, true, 'signedIn.refreshing.acquiring', ['refresh-1']],
    [true, false, true, 'signedIn.fresh', []],
    [true, true, false, 'booting', []],
    [false, false, true, 'booting', []],
    [false, true, false, 'booting', []],
    [true, false, false, 'booting', []],
    [false, false, false, 'signedOut.idle', []],
  ])(
    'TC-120 access token %s, refresh token %s, user data %s: %s (SPEC-4.1-a)',
    async (hasAccess, hasRefresh, hasUser, state, refreshTokens) => {
      const { area, server, openTab } = openSignedInOrigin();
      area.put({
        ...(!hasAccess && { sessionToken: null }),
        ...(!hasRefresh && { sessionTokenexpiration: null }),
        ...(!hasUser && { userData: null }),
        ...(!hasAccess && !hasRefresh && !hasUser && { sessionMark: null }),
      });
      const isSignedIn = state.startsWith('signedIn');

      const tab = openTab();
      expect(tab.state()).toBe(state);
      await elapse(1_000);

      expect(tab.state()).toBe(isSignedIn ? 'signedIn.fresh' : 'signedOut.idle');
      expect(server.refreshTokens()).toEqual(refreshTokens);
      const left = KEYS.filter((key) => isSignedIn && (hasRefresh || key !== 'sessionTokenexpiration'));
      expect(Object.keys(area.read()).toSorted()).toEqual(left);
    },
  );

  it('TC-091 takes over the session that another tab has written meanwhile, though no event has told of it yet', async () => {
    const { area, server, openTab } = openOrigin();
    area.put({ sessionMark: 'session-0' });
    const tab = openTab();
    expect(tab.state()).toBe('booting');

    const session = storedSession(ANA, server.issue(ANA));
    area.put(session);
    await elapse(1_000);

    expect(tab.state()).toBe('signedIn.fresh');
    expect(tab.user()).toBe(ANA);
    expect(area.read()).toEqual(session);
  });

  it('TC-120 lets a session without a refresh token live until its access token is refused', async () => {
    const { server, area, openTab } = openSignedInOrigin();
    area.put({ sessionTokenexpiration: null });
    const tab = openTab();

    const first = tab.get('sales');
    await elapse(10);
    server.expireAccess();
    const second = tab.get('sales');
    await elapse(10);

    expect(first.outcome).toBe('resolved');
    expect(second).toMatchObject({ outcome: 'rejected', error: { kind: 'session ended' } });
    expect(tab.context().reason).toBe('expired');
    expect(server.refreshes()).toEqual([]);
  });

  it.each([
    ['an open brace', '{'],
    ['null', 'null'],
    ['an empty text', '""'],
    ['nothing', ''],
    ['a list', '[]'],
    ['undefined', 'undefined'],
    ['a number', '7'],
    ['an object without an address', '{"fullName":"Ana"}'],
    ['an address that is none', '{"email":7}'],
    ['a page', '<html></html>'],
    ['5 MB', JSON.stringify({ email: ANA, fullName: 'x'.repeat(5_000_000) })],
  ])('TC-117 survives user data that is %s: signed out, and the key removed', async (_, userData) => {
    const { area, tab } = await boot({ ...whole, userData });

    expect(tab.state()).toBe('signedOut.idle');
    expect(tab.context().reason).toBe('none');
    expect(area.read()).toEqual({});
  });

  it.each([
    ['none', undefined],
    ['null', null],
    ['a text', 'manage all'],
    ['an object', { action: 'manage' }],
    ['nonsense', [7, null, { action: 7, subject: {} }, ['manage']]],
  ])('TC-117 gives the default ability when the list is %s', async (_, ability) => {
    const { tab } = await boot({ ...whole, userData: JSON.stringify({ email: ANA, ability }) });

    expect(tab.context().identity?.user.ability).toEqual([{ action: 'read', subject: 'Auth' }]);
  });

  it.each(['undefined', 'null', '[object Object]', 'NaN', '', '  ', '\n'])(
    'TC-118 takes the token %j for none',
    async (token) => {
      const { area, server, tab } = await boot({ ...whole, sessionToken: token, sessionTokenexpiration: token });

      expect(tab.state()).toBe('signedOut.idle');
      expect(area.read()).toEqual({});
      expect(server.requests).toEqual([]);
    },
  );

  it('TC-119 believes the token keys, ignores the copies, and brings them in line with the next refresh', async () => {
    const { server, area, openTab } = openSignedInOrigin();
    const foreign = { accessToken: 'access-of-somebody', refreshToken: 'refresh-of-somebody' };
    area.put({ userData: storedSession(ANA, foreign).userData });
    const tab = openTab();

    tab.get('a');
    await elapse(10);
    server.expireAccess();
    tab.get('b');
    await elapse(1_000);

    expect(server.log()).toEqual(['a access-1', 'b access-1', 'jwt/refresh-token refresh-1', 'b access-2']);
    const { sessionToken, sessionTokenexpiration, userData } = area.read();
    expect(JSON.parse(userData ?? '')).toMatchObject({
      accessToken: sessionToken,
      refreshToken: sessionTokenexpiration,
    });
  });

  it('TC-122 is not tricked by keys that reach for the prototype', async () => {
    const userData = `{"__proto__":{"role":"admin","polluted":1},"constructor":{"prototype":{"polluted":1}},"email":"${ANA}"}`;
    const { tab } = await boot({ ...whole, userData });

    expect(tab.context().identity?.user).toEqual({
      email: ANA,
      fullName: ANA,
      username: ANA,
      avatar: null,
      role: '',
      ability: [{ action: 'read', subject: 'Auth' }],
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('TC-123 finds a clean start when the browser has thrown everything away', async () => {
    const { server, tab } = await boot({});
    await elapse(60_000);

    expect(tab.state()).toBe('signedOut.idle');
    expect(tab.context().reason).toBe('none');
    expect(server.requests).toEqual([]);
  });

  it('gives a session without a session id one, and lets tabs that boot together agree', async () => {
    const { area, openTab } = openSignedInOrigin();
    area.put({ sessionMark: null });
    const tabs = [openTab(), openTab()];
    await elapse(1_000);

    expect(tabs.map((tab) => tab.context().identity?.sessionId)).toEqual(['session-1-1', 'session-1-1']);
    expect(area.read().sessionMark).toBe('session-1-1');
  });

  it('waits for a session that another tab is writing instead of showing sign-in', async () => {
    const { area, openTab } = openOrigin();
    area.put({ sessionMark: 'session-0' });
    const tab = openTab();
    expect(tab.state()).toBe('booting');

    await elapse(100);
    area.put(whole);
    tab.hint('storage changed');

    expect(tab.state()).toBe('signedIn.fresh');
  });
});
