import { describe, expect, it } from 'vitest';
import { answerLost, late } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openExpired } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('a refresh whose answer got lost', () => {
  it('TC-038 is tried once more and ends the session when the server calls that a reuse (BR2-31)', async () => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, answerLost);
    tab.get('sales');
    await elapse(1_000);
    expect(tab.state()).toBe('signedIn.degraded');

    const again = tab.get('sales');
    await elapse(1_000);
    for (let round = 0; round < 5; round += 1) {
      tab.get('sales');
      await elapse(1_000);
    }

    expect(again).toMatchObject({ outcome: 'rejected', error: { kind: 'session ended' } });
    expect(server.refreshTokens()).toEqual(['refresh-1', 'refresh-1']);
    expect(tab.context().reason).toBe('expired');
    expect(area.read()).toEqual({});
  });

  it('TC-038 goes on when the server shows grace', async () => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, answerLost, () => Response.json(server.issue(ANA)));
    tab.get('sales');
    await elapse(1_000);

    const again = tab.get('sales');
    await elapse(1_000);

    expect(again.outcome).toBe('resolved');
    expect(area.read()).toMatchObject({ sessionToken: 'access-3', sessionTokenexpiration: 'refresh-3' });
  });

  it('TC-039 counts as not reached when it took longer than 12 s, whatever the server did', async () => {
    const { server, area, tab } = openExpired();
    const before = area.read();
    server.next(REFRESH, late(13_000));

    const call = tab.get('sales');
    await elapse(11_999);
    expect(call.outcome).toBe('pending');
    await elapse(2);
    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'session unreachable' } });
    await elapse(2_000);

    expect(tab.state()).toBe('signedIn.degraded');
    expect(area.read()).toEqual(before);
  });
});

describe('a refresh whose tokens cannot be stored', () => {
  it('TC-042 serves this tab from memory, and the used refresh token is not sent again', async () => {
    const { server, tab } = openExpired();
    tab.refuseWrites(true);

    const calls = [tab.get('a'), tab.get('b')];
    await elapse(1_000);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['resolved', 'resolved']);
    expect(tab.context().storageMode).toBe('full');

    server.expireAccess();
    tab.hint('storage changed');
    tab.hint('came back');
    const next = tab.get('c');
    await elapse(1_000);

    expect(next.outcome).toBe('resolved');
    expect(server.refreshTokens()).toEqual(['refresh-1', 'refresh-2']);
  });
});
