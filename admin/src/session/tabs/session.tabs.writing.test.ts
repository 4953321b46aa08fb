import { describe, expect, it } from 'vitest';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, BRUNO, openTwoExpired, storedSession } from '../testing/session.testing.ts';

useVirtualTime();

describe('a session that another tab is writing', () => {
  it('TC-091 is taken over once, however the news of its keys arrive', async () => {
    const { server, area, y } = openTwoExpired();
    const session = storedSession(BRUNO, server.issue(BRUNO), 'session-of-bruno');

    area.put(session);
    for (let news = 0; news < 4; news += 1) y.hint('storage changed');
    await elapse(1_000);

    expect(y.user()).toBe(BRUNO);
    expect(y.context().epoch).toBe(2);
    expect(server.requests).toEqual([]);
  });

  it.each([1, 20, 50])('TC-091 is taken over when it is whole, its keys coming %i ms apart', async (gapMs) => {
    const { server, area, y } = openTwoExpired();
    const session = storedSession(BRUNO, server.issue(BRUNO), 'session-of-bruno');
    const steps: Array<Record<string, string | null>> = [
      ...['userData', 'sessionToken', 'sessionTokenexpiration', 'sessionMark'].map((key) => ({ [key]: null })),
      { sessionMark: session.sessionMark },
      { sessionTokenexpiration: session.sessionTokenexpiration },
      { sessionToken: session.sessionToken },
      { userData: session.userData },
    ];

    for (const step of steps) {
      area.put(step);
      y.hint('storage changed');
      await elapse(gapMs);
    }
    await elapse(1_000);

    expect(y.user()).toBe(BRUNO);
    expect(area.read()).toEqual(session);
    expect(server.requests).toEqual([]);
  });

  it.each([1, 20])('TC-091 is taken over when another tab signs in, its writes coming %i ms late', async (lagMs) => {
    const { server, area, x, y } = openTwoExpired({ lagMs });

    x.signIn(BRUNO);
    await elapse(5_000);

    expect([x.user(), y.user()]).toEqual([BRUNO, BRUNO]);
    expect(JSON.parse(area.read().userData ?? '')).toMatchObject({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
    });
    expect(server.refreshes()).toEqual([]);
  });

  it('TC-091 keeps requests waiting for the new access token when only the new refresh token is stored', async () => {
    const { server, area, lock, y } = openTwoExpired();
    const release = lock.request(() => undefined);
    const call = y.get('sales');
    await elapse(10);
    const newer = storedSession(ANA, server.issue(ANA));

    area.put({ sessionTokenexpiration: newer.sessionTokenexpiration });
    y.hint('storage changed');
    await elapse(10);
    area.put(newer);
    y.hint('storage changed');
    await elapse(10);
    release();
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(server.log()).toEqual(['sales access-1', 'sales access-2']);
  });

  it('shows other changes of the user, and keeps requests waiting for a token', async () => {
    const { area, lock, y } = openTwoExpired();
    lock.request(() => undefined);
    const call = y.get('sales');
    await elapse(10);
    const user = JSON.parse(area.read().userData ?? '');

    area.put({ userData: JSON.stringify({ ...user, role: 'client' }) });
    y.hint('storage changed');
    await elapse(10);

    expect(y.context().identity?.user.role).toBe('client');
    expect(call.outcome).toBe('pending');
    expect(y.state()).toBe('signedIn.refreshing.acquiring');
  });

  it('TC-091 is not mistaken for a sign-out while half of it is there', async () => {
    const { server, area, y } = openTwoExpired();
    const newer = storedSession(ANA, server.issue(ANA));

    area.put({ sessionToken: null, userData: null });
    y.hint('storage changed');
    await elapse(100);
    expect(y.state()).toBe('signedIn.fresh');
    area.put(newer);
    await elapse(1_000);

    expect(y.state()).toBe('signedIn.fresh');
    expect(y.storage.accessToken()).toBe('access-2');
  });

  it('TC-091 is broken when it stays half', async () => {
    const { area, y } = openTwoExpired();

    area.put({ userData: null });
    y.hint('storage changed');
    await elapse(1_000);

    expect(y.state()).toBe('signedOut.idle');
    expect(area.read()).toEqual({});
  });
});
