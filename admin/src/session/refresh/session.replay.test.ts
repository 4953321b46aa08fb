import { describe, expect, it, vi } from 'vitest';
import { asUsual, status } from '../testing/fake-server.testing.ts';
import { elapse, elapseUntil, useVirtualTime } from '../testing/fake-time.testing.ts';
import { openExpired, track } from '../testing/session.testing.ts';

useVirtualTime();

/** Posts a body that is refused first, and returns what the server received both times. */
async function postTwice(body: unknown): Promise<Array<{ type: string | null; text: string }>> {
  const { server, tab } = openExpired();
  const call = tab.post('uploads', body);
  await elapseUntil(() => call.outcome !== 'pending');

  expect(call.outcome).toBe('resolved');
  return Promise.all(
    server.seen('uploads').map(async (request) => ({
      type: request.headers.get('content-type'),
      text: await new Response(request.body).text(),
    })),
  );
}

describe('a request that is sent again', () => {
  it('TC-057 carries the same form, with the boundary that its header names', async () => {
    const form = new FormData();
    form.append('note', 'Lisbon');
    form.append('file', new File(['a\r\nb'], 'policy.pdf', { type: 'application/pdf' }));

    const [first, second] = await postTwice(form);

    expect(second).toEqual(first);
    const boundary = /boundary=(.+)$/.exec(first?.type ?? '')?.[1];
    expect(boundary).toBeTruthy();
    expect(first?.text.startsWith(`--${boundary}`)).toBe(true);
    expect(first?.text).toContain('a\r\nb');
  });

  it.each([
    ['a blob', new Blob(['%PDF'], { type: 'application/pdf' }), 'application/pdf', '%PDF'],
    ['a query', new URLSearchParams({ q: 'a b' }), 'application/x-www-form-urlencoded;charset=UTF-8', 'q=a+b'],
    ['an object', { amount: 12 }, 'application/json', '{"amount":12}'],
    ['zero', 0, 'application/json', '0'],
    ['an empty text', '', 'application/json', '""'],
    ['false', false, 'application/json', 'false'],
    ['null', null, 'application/json', 'null'],
    ['bytes', new Uint8Array([37, 80, 68, 70]), 'application/octet-stream', '%PDF'],
    ['a buffer', new Uint8Array([37, 80]).buffer, 'application/octet-stream', '%P'],
    ['no body', undefined, null, ''],
  ])('TC-057 carries the same body: %s', async (_, body, type, text) => {
    expect(await postTwice(body)).toEqual([
      { type, text },
      { type, text },
    ]);
  });

  it('TC-057 carries what the body was when it was sent first, though the caller has changed it since', async () => {
    const body = { amount: 12 };
    const { server, tab } = openExpired();
    server.next('uploads', () => {
      body.amount = 99;
      return new Response(null, { status: 401 });
    });

    tab.post('uploads', body);
    await elapse(1_000);

    expect(server.seen('uploads').map((request) => request.body)).toEqual(['{"amount":12}', '{"amount":12}']);
  });

  it('TC-058 is refused before it is sent when its body can be read only once', async () => {
    const { server, tab } = openExpired();

    const call = tab.post('uploads', new Blob(['a']).stream());
    await elapse(1_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { name: 'TypeError' } });
    expect(String(call.error)).toContain('Read it into a Blob first');
    expect(server.requests).toEqual([]);
  });

  it('TC-059 takes the newest token, whatever token its caller has kept', async () => {
    const { server, tab } = openExpired();

    tab.get('sales', { token: 'access-1' });
    await elapse(1_000);

    expect(server.seen('sales').map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
  });

  it('TC-061 goes to the same address with the same headers: nothing is applied twice (SPEC-7.7-a)', async () => {
    const { server, tab } = openExpired();

    tab.get('/sales', { params: { q: 'ana', kind: ['esim', 'insurance'], page: 1 } });
    await elapse(1_000);

    const [first, second] = server.seen('sales');
    const url = 'https://sales.example/api/sales?q=ana&kind=esim&kind=insurance&page=1';
    expect([first?.url, second?.url]).toEqual([url, url]);
    expect(Object.fromEntries(second?.headers ?? [])).toEqual({
      ...Object.fromEntries(first?.headers ?? []),
      authorization: 'Bearer access-2',
    });
    expect(second?.headers.get('cache-control')).toBe('no-cache');
  });

  it('TC-062 is one call to its caller: the second answer, one start, one end, one entry in the log', async () => {
    const { server, tab } = openExpired();
    const [onStart, onCall] = [vi.fn(), vi.fn()];
    const http = tab.anotherHttp({ onStart, onCall });
    server.next('sales', status(401, { success: false, sales: 'first' }), asUsual);

    const call = track(http.get('sales'));
    await elapse(1_000);

    expect(call).toMatchObject({ outcome: 'resolved', value: { success: true, path: 'sales' } });
    expect(onStart).toHaveBeenCalledOnce();
    expect(onCall.mock.calls).toEqual([[expect.objectContaining({ path: 'sales', outcome: 200, attempts: 2 })]]);
  });
});
