import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectHttp, demoApi } from '../../http/http.ts';
import { createSafeStorage } from '../../storage/storage.ts';
import { whenSignedIn } from '../machine/when-signed-in.ts';
import { createUserStorage } from '../storage/user-storage.ts';
import { personIn } from '../storage/useUserStorage.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, BRUNO, openSignedInOrigin } from '../testing/session.testing.ts';
import { connectDevice } from './device.ts';

useVirtualTime();

const sent: Array<string | null> = [];
let isRevoked = false;

const answering = (input: RequestInfo | URL, init?: RequestInit) => {
  sent.push(new Request(input, init).headers.get('x-device'));
  return Promise.resolve(isRevoked ? Response.json({ isRevoked }, { status: 401 }) : Response.json([]));
};

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example'));
  vi.stubGlobal('addEventListener', () => undefined);
  connectHttp({ demoFetch: answering });
});

afterEach(() => {
  connectHttp({ demoFetch: undefined, device: () => null, onRevoked: () => undefined });
  vi.unstubAllGlobals();
});

it('a tab that the fake API signs out is another device after its next sign-in (XS-08)', async () => {
  const tab = openSignedInOrigin().openTab();
  connectDevice(tab.session);
  await demoApi.get('/faq/data');
  isRevoked = true;
  await expect(demoApi.get('/faq/data')).rejects.toMatchObject({ kind: 'session ended' });
  expect([tab.state(), tab.context().reason]).toEqual(['signedOut.idle', 'revoked']);

  isRevoked = false;
  await demoApi.get('/faq/data');
  tab.signIn(ANA);
  await elapse(100);
  await demoApi.get('/faq/data');
  const name = sent[0]?.split(';')[0];
  expect(sent).toEqual([`${name};0`, `${name};0`, null, `${name};1`]);
});

describe('a tab that was signed out from another one', () => {
  function revokedTab() {
    const tab = openSignedInOrigin().openTab();
    connectDevice(tab.session);
    tab.actor.send({ type: 'session revoked' });
    return { tab, area: createSafeStorage(() => tab.local) };
  }

  it('still keeps what its person leaves on the pages', () => {
    const { tab, area } = revokedTab();
    const own = createUserStorage(ANA, area, () => personIn(tab.actor, area));
    expect(own.write([['embarque.drafts', 'Dear Bruno']])).toBe('local');
  });

  it('sends what waits once its person is back, and never under the session of another', async () => {
    const { tab } = revokedTab();
    const act = vi.fn();
    whenSignedIn(tab.actor, ANA)(act, new AbortController().signal);
    tab.signIn(BRUNO);
    await elapse(100);
    expect([tab.user(), act.mock.calls.length]).toEqual([BRUNO, 0]);
    tab.signOut();
    await elapse(100);
    tab.signIn(ANA);
    await elapse(100);
    expect(act).toHaveBeenCalledOnce();
  });
});
