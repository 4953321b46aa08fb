import { describe, expect, it } from 'vitest';
import { status, userOf } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, BRUNO, openOrigin, storedSession } from '../testing/session.testing.ts';

useVirtualTime();

const KEYS = ['sessionMark', 'sessionToken', 'sessionTokenexpiration', 'userData'];

describe('a browser that keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it('TC-114 lets a person sign in and work in this tab', async () => {
    const { server, openTab } = openOrigin();
    const tab = openTab({ openArea: blocked });
    expect(tab.state()).toBe('signedOut.idle');

    tab.signIn(ANA);
    await elapse(10);
    server.expireAccess();
    const call = tab.get('sales');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(tab.context().storageMode).toBe('memory');
    tab.signOut();
    expect(tab.storage.accessToken()).toBeNull();
  });

  it('TC-115 lets a person sign in though storage is full, and leaves nothing half written', async () => {
    const { area, openTab } = openOrigin();
    const tab = openTab();
    tab.refuseWrites(true);

    tab.signIn(ANA);
    await elapse(10);

    expect(tab.user()).toBe(ANA);
    expect(tab.context().storageMode).toBe('memory');
    expect(area.read()).toEqual({});
  });
});

describe('the stored session', () => {
  it('is the session id, the two tokens, and the user with copies of them: nothing else of the login response', async () => {
    const { server, area, openTab } = openOrigin();
    const secret = { passwordHash: 'secret', birthday: '1990-01-01' };
    server.next('auth/login', status(200, { ...userOf(ANA), ...server.issue(ANA), ...secret }));
    openTab().signIn(ANA);
    await elapse(10);

    expect(Object.keys(area.read()).toSorted()).toEqual(KEYS);
    expect(Object.keys(JSON.parse(area.read().userData ?? '')).toSorted()).toEqual(
      ['ability', 'accessToken', 'avatar', 'email', 'fullName', 'refreshToken', 'role', 'username'].toSorted(),
    );
  });

  it('is replaced as a whole by signing in: a session planted before is not kept', async () => {
    const { area, openTab } = openOrigin();
    area.put(storedSession(BRUNO, { accessToken: 'planted', refreshToken: 'planted' }, 'planted'));
    const tab = openTab();

    tab.signIn(ANA);
    await elapse(10);

    expect(JSON.stringify(area.read())).not.toContain('planted');
    expect(area.read().sessionMark).toBe('session-1-1');
    expect(tab.user()).toBe(ANA);
  });

  it('has a new session id after each sign-in', async () => {
    const { area, openTab } = openOrigin();
    const tab = openTab();
    const sessionIds = new Set<string | undefined>();
    for (let round = 0; round < 3; round += 1) {
      tab.signIn(ANA);
      await elapse(10);
      sessionIds.add(area.read().sessionMark);
      tab.signOut();
    }

    expect(sessionIds.size).toBe(3);
  });
});
