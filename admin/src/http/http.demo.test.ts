import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionGate } from './http.gate.ts';
import { connectHttp, demoApi, salesApi } from './http.ts';

const signedIn: SessionGate = {
  enter: () => ({ id: 1, epoch: 1, version: 1 }),
  pass: (ticket) => ({ ticket, token: 'secret-of-the-sales-api' }),
  hold: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  refusedAgain: () => undefined,
  accepted: () => undefined,
};

const sent: Request[] = [];
const answering = (input: RequestInfo | URL, init?: RequestInit) => {
  sent.push(new Request(input, init));
  return Promise.resolve(Response.json([]));
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', new URL('https://app.example/apps/kanban'));
  connectHttp({ gate: signedIn, fetch: answering, demoFetch: answering });
});

afterEach(() => {
  connectHttp({ gate: null, fetch: undefined, demoFetch: undefined, view: () => null, device: () => null });
  vi.unstubAllGlobals();
});

it('calls of the demo modules go to the page’s own origin and carry no token, even for a person who is signed in (SPEC-0.2-a, SPEC-7.8-a)', async () => {
  await salesApi.get('sales');
  await demoApi.get('/apps/kanban/boards');
  await demoApi.post('/jwt/login', { email: 'admin@demo.com', password: 'admin' });

  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer secret-of-the-sales-api',
    null,
    null,
  ]);
  expect(sent.slice(1).map(({ url }) => url)).toEqual([
    'https://app.example/apps/kanban/boards',
    'https://app.example/jwt/login',
  ]);
});

it('during a view, calls that would change something are not sent, and reading and signing out are', async () => {
  connectHttp({ view: () => 'line' });

  await demoApi.get('/apps/kanban/boards');
  await salesApi.post('jwt/logout');
  const refused = { kind: 'view only', isRetryable: false };
  await expect(demoApi.post('/apps/kanban/add-task', {})).rejects.toMatchObject(refused);
  await expect(salesApi.patch('sales/S-1', {})).rejects.toMatchObject(refused);
  await expect(salesApi.delete('sales/S-1')).rejects.toMatchObject(refused);
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/').at(-1)}`)).toEqual([
    'GET boards',
    'POST logout',
  ]);
  await salesApi.get('sales');
  expect(sent.map(({ headers }) => headers.get('x-view'))).toEqual(['line', null, null]);
});

it('a change that a view refuses leaves neither a timer nor a listener behind', async () => {
  vi.useFakeTimers();
  connectHttp({ view: () => 'line' });
  const { signal } = new AbortController();
  const listen = vi.spyOn(signal, 'addEventListener');

  await expect(demoApi.post('/apps/kanban/add-task', {}, { signal })).rejects.toMatchObject({ kind: 'view only' });
  expect(listen).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('a call says from which device it comes, and ends its session when the device was signed out elsewhere (XS-08)', async () => {
  const revoked: string[] = [];
  const turnedAway = (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init));
    return Promise.resolve(Response.json({ message: 'You were signed out', isRevoked: true }, { status: 401 }));
  };
  let device = 'tab;0';
  connectHttp({ device: () => device, onRevoked: () => revoked.push(device) });
  await salesApi.get('sales');
  await demoApi.get('/apps/kanban/boards');
  connectHttp({ demoFetch: turnedAway });
  await expect(demoApi.get('/faq/data')).rejects.toMatchObject({ kind: 'session ended', isRetryable: false });
  expect(sent.map(({ headers }) => headers.get('x-device'))).toEqual([null, 'tab;0', 'tab;0']);
  expect(revoked).toEqual(['tab;0']);

  const late = demoApi.get('/faq/data');
  device = 'tab;1';
  await expect(late).rejects.toMatchObject({ kind: 'session ended' });
  expect(revoked).toEqual(['tab;0']);
});
