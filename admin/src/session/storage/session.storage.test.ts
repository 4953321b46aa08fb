import { describe, expect, it } from 'vitest';
import { status, userOf } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, BRUNO, openOrigin, openSignedInOrigin, storedSession } from '../testing/session.testing.ts';

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
    expect(tab.context().storageMode).toBe('full');
    expect(area.read()).toEqual({});
  });
});

describe('a full storage', () => {
  const LEFT = { other: 'of another app', skin: 'dark', cart: 'c'.repeat(60), 'embarque.drafts.-1': 'd'.repeat(100) };

  /** Two tabs; one of them gets new tokens that are longer by this. */
  function renewWith(longer: number) {
    const { area, openTab } = openSignedInOrigin();
    area.put(LEFT);
    area.fillUp();
    const [tab, other] = [openTab(), openTab()];
    tab.storage.hold();
    const tokens = {
      accessToken: 'access-1'.padEnd(8 + longer, '.'),
      refreshToken: 'refresh-1'.padEnd(9 + longer, '.'),
    };
    const mode = tab.storage.commit(tokens);
    tab.tabs.announce();
    return { area, tab, other, tokens, mode };
  }

  it.each([
    ['the copy of the cart', 15, ['embarque.drafts.-1']],
    ['then what the person wrote', 40, []],
    ['then the copies of the tokens', 70, []],
  ])('gives way to new tokens: %s, and both tabs have them (BR2-32)', async (_, longer, left) => {
    const { area, other, tokens, mode } = renewWith(longer);
    await elapse(1_000);

    const { sessionToken, sessionTokenexpiration, ...rest } = area.read();
    expect({ accessToken: sessionToken, refreshToken: sessionTokenexpiration }).toEqual(tokens);
    expect(Object.keys(rest).filter((key) => key in LEFT)).toEqual(['other', 'skin', ...left]);
    expect(mode).toBe('full');
    expect([other.state(), other.storage.accessToken()]).toEqual(['signedIn.fresh', tokens.accessToken]);
  });

  it('signs no other tab out when the tokens do not fit at all, and puts back what gave way (BR2-32)', async () => {
    const { area, tab, other, tokens, mode } = renewWith(1_000);
    await elapse(1_000);

    expect(mode).toBe('full');
    expect([tab.state(), tab.storage.accessToken()]).toEqual(['signedIn.fresh', tokens.accessToken]);
    expect([other.state(), other.storage.accessToken()]).toEqual(['signedIn.fresh', 'access-1']);
    expect(area.read()).toMatchObject(LEFT);
    expect(area.read()).not.toHaveProperty('sessionToken');

    tab.signOut();
    await elapse(1_000);
    expect(other.user()).toBeNull();
  });
});

describe('the stored session', () => {
  it('is the session id, the two tokens, and the user with copies of them: nothing else of the login response (SPEC-3.1-a, SPEC-4.1-b, SPEC-7.2-a, SPEC-9.2-a)', async () => {
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
