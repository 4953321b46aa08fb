import { describe, expect, it } from 'vitest';
import { late } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, BRUNO, openSignedInOrigin, openTwoExpired } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('a tab that is opened or loaded again during a refresh', () => {
  it('TC-097 shows the session at once and starts no second refresh', async () => {
    const { server, openTab, x } = openTwoExpired();
    server.next(REFRESH, late(1_000));
    x.get('x');
    await elapse(500);

    const duplicate = openTab();
    expect(duplicate.state()).toBe('signedIn.fresh');
    const call = duplicate.get('sales');
    await elapse(2_000);

    expect(call.outcome).toBe('resolved');
    expect(server.refreshTokens()).toEqual(['refresh-1']);
  });

  it('TC-097 is the case of the lost answer when it is the refreshing one', async () => {
    const { server, openTab, x, y } = openTwoExpired();
    y.close();
    server.next(REFRESH, late(1_000));
    x.get('x');
    await elapse(500);

    x.close();
    const reloaded = openTab();
    expect(reloaded.state()).toBe('signedIn.fresh');
    const call = reloaded.get('sales');
    await elapse(2_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session ended' } });
    expect(server.refreshTokens()).toEqual(['refresh-1', 'refresh-1']);
    expect(reloaded.context().reason).toBe('expired');
  });
});

describe('signing out or in, in one of two tabs', () => {
  it('TC-086 does the same in the other: what waits is rejected, and the token is not sent again', async () => {
    const { server, lock, x, y } = openTwoExpired();
    lock.request(() => undefined);
    const call = y.get('sales');
    await elapse(10);

    x.signOut();
    await elapse(0);
    expect(y.state()).toBe('signedOut.idle');
    expect(y.context().reason).toBe('signed out elsewhere');
    y.get('sales');
    await elapse(1_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session ended' } });
    expect(server.log()).toEqual(['sales access-1', 'jwt/logout access-1', 'sales']);
  });

  it('TC-087 is not undone by a refresh of the other that is answered later', async () => {
    const { server, area, x, y } = openTwoExpired();
    server.next(REFRESH, late(1_000));
    y.get('sales');
    await elapse(500);

    x.signOut();
    await elapse(5_000);

    expect(area.read()).toEqual({});
    expect([x.state(), y.state()]).toEqual(['signedOut.idle', 'signedOut.idle']);
  });

  it('TC-087 is not undone even when the news has not reached the other yet', async () => {
    const { server, area, y } = openTwoExpired();
    server.next(REFRESH, late(1_000));
    y.get('sales');
    await elapse(500);

    area.put({ sessionMark: null, sessionToken: null, sessionTokenexpiration: null, userData: null });
    await elapse(5_000);

    expect(area.read()).toEqual({});
    expect(y.state()).toBe('signedOut.idle');
  });

  it('shows the other tab who is signed in now', async () => {
    const { x, y } = openTwoExpired();

    x.signOut();
    await elapse(10);
    x.signIn(BRUNO);
    await elapse(1_000);

    expect([x.user(), y.user()]).toEqual([BRUNO, BRUNO]);
    expect(y.context().reason).toBe('none');
  });

  it('TC-090 is seen when storage was cleared as a whole', async () => {
    const { area, y } = openTwoExpired();

    area.openView(() => undefined).area.clear();
    await elapse(10);

    expect(y.state()).toBe('signedOut.idle');
    expect(area.read()).toEqual({});
  });
});

describe('a tab that the server signs out, alone of two (XS-08)', () => {
  it('does not take the session over again, while the other goes on; a sign-in opens one for both', async () => {
    const { server, openTab } = openSignedInOrigin();
    const [x, y] = [openTab(), openTab()];
    y.actor.send({ type: 'session revoked' });
    await elapse(500);
    y.hint('came back');
    y.hint('storage changed');
    expect([y.state(), y.context().reason, x.state()]).toEqual(['signedOut.idle', 'revoked', 'signedIn.fresh']);

    server.expireAccess();
    const call = x.get('sales');
    await elapse(500);
    expect(call.outcome).toBe('resolved');
    y.hint('came back');
    expect(y.state()).toBe('signedOut.idle');

    y.signIn(ANA);
    await elapse(100);
    expect([y.user(), x.user(), x.state()]).toEqual([ANA, ANA, 'signedIn.fresh']);
    expect(y.context().identity).toEqual(x.context().identity);
  });

  it('follows a session that somebody opens in the other tab', async () => {
    const { openTab } = openSignedInOrigin();
    const [x, y] = [openTab(), openTab()];
    y.actor.send({ type: 'session revoked' });
    x.signIn(BRUNO);
    await elapse(500);
    expect([y.state(), y.user()]).toEqual(['signedIn.fresh', BRUNO]);
  });
});
