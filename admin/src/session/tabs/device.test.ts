import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectHttp, demoApi } from '../../http/http.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openSignedInOrigin } from '../testing/session.testing.ts';
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
