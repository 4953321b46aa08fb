import { describe, expect, it } from 'vitest';
import { late, status } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openSignedInOrigin, storedSession, type Tracked } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('a server that goes on refusing', () => {
  it('TC-027 gets a request twice at most, and its second 401 reaches the caller', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.always(
      'sales',
      status(401, { success: false, notifications: [{ property: 'sales', message: 'Not yours' }] }),
    );

    const call = tab.get('sales');
    await elapse(60_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'status', status: 401 } });
    expect(server.log()).toEqual(['sales access-1', `${REFRESH} refresh-1`, 'sales access-2']);
    expect(tab.toasts).toEqual([['sales: Not yours']]);
  });

  it('TC-029 is not asked for ever more tokens by a page that polls', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.always('sales', status(401));

    const poll = async (times: number) => {
      for (let second = 0; second < times; second += 1) {
        const call = tab.get('sales');
        await elapse(1_000);
        expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'status', status: 401 } });
      }
    };
    await poll(20);
    expect(server.refreshes()).toHaveLength(3);
    expect(tab.state()).toBe('signedIn.blocked');
    await poll(100);

    expect(server.refreshes().length).toBeLessThanOrEqual(3 + 4);
  });

  it('TC-029 is asked again after an answer has shown that the token is good', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.always('sales', status(401));
    for (let round = 0; round < 4; round += 1) {
      tab.get('sales');
      await elapse(1_000);
    }
    expect(tab.state()).toBe('signedIn.blocked');

    tab.get('invoices');
    await elapse(10);
    server.expireAccess();
    const call = tab.get('invoices');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(tab.state()).toBe('signedIn.fresh');
  });

  it('TC-029 does not count late stragglers with old tokens', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.always('sales', status(401));
    server.next('straggler', status(401), late(5_000, status(401)));
    const straggler = tab.get('straggler');
    await elapse(1_000);
    tab.get('sales');
    await elapse(1_000);
    const { uselessRefreshes, tokenVersion } = tab.context();
    expect(tokenVersion).toBe(3);

    await elapse(5_000);

    expect(straggler).toMatchObject({ outcome: 'rejected', error: { status: 401 } });
    expect(tab.context()).toMatchObject({ uselessRefreshes, tokenVersion });
  });

  it('TC-030 is not shown a refused refresh token again by twenty widgets that load one after another', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.expireAccess();
    server.revoke();
    tab.get('first');
    await elapse(10);

    for (let widget = 0; widget < 20; widget += 1) {
      tab.get(`widget/${widget}`);
      await elapse(10);
    }

    expect(server.refreshTokens()).toEqual(['refresh-1']);
    expect(server.log().slice(2)).toEqual(Array.from({ length: 20 }, (_, widget) => `widget/${widget}`));
  });

  it.each(['session-0', 'another-session'])(
    'TC-030 is not shown a refused refresh token that something has put back under %s',
    async (sessionId) => {
      const { server, area, openTab } = openSignedInOrigin();
      const tab = openTab();
      server.expireAccess();
      server.revoke();
      tab.get('first');
      await elapse(10);
      expect(area.read()).toEqual({});

      area.put(storedSession(ANA, { accessToken: 'access-1', refreshToken: 'refresh-1' }, sessionId));
      tab.hint('storage changed');
      const call = tab.get('sales');
      await elapse(1_000);

      expect(call.outcome).toBe('rejected');
      expect(server.refreshTokens()).toEqual(['refresh-1']);
      expect(tab.state()).toBe('signedOut.idle');
      expect(area.read()).toEqual({});
    },
  );

  it('TC-033 does not come to a stand-still when a listener of a new token asks for another', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.expireAccess();
    const echoes: Tracked[] = [];
    let version = tab.context().tokenVersion;
    tab.actor.subscribe(({ context }) => {
      if (context.tokenVersion === version) return;
      version = context.tokenVersion;
      tab.actor.send({ type: 'try again' });
      tab.hint('came back');
      echoes.push(tab.get('echo'));
    });

    const call = tab.get('sales');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(echoes.map(({ outcome }) => outcome)).toEqual(['resolved']);
    expect(server.refreshTokens()).toEqual(['refresh-1']);
  });

  it('gets one more request for each token that another tab brings', async () => {
    const { server, area, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.always('sales', status(401));
    for (let round = 0; round < 4; round += 1) {
      tab.get('sales');
      await elapse(1_000);
    }
    expect(tab.state()).toBe('signedIn.blocked');

    area.put(storedSession(ANA, server.issue(ANA)));
    tab.hint('storage changed');

    expect(tab.state()).toBe('signedIn.fresh');
  });
});
