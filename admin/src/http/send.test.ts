import { describe, expect, it, vi } from 'vitest';
import { elapse, useVirtualTime } from '../session/testing/fake-time.testing.ts';
import { track } from '../session/testing/session.testing.ts';
import { type OutgoingRequest, send } from './send.ts';

useVirtualTime();

const HREF = 'https://sales.example/api/sales?q=a';

function prepare(respond: (init: RequestInit) => Response | Promise<Response>, changes: Partial<OutgoingRequest> = {}) {
  const fetch = vi.fn(async (_url: RequestInfo | URL, init?: RequestInit) => respond(init ?? {}));
  const request: OutgoingRequest = {
    method: 'GET',
    url: new URL(HREF),
    path: 'sales',
    headers: { accept: 'application/json' },
    signal: new AbortController().signal,
    fetch,
    ...changes,
  };
  return { fetch, request };
}

const sent = (fetch: ReturnType<typeof prepare>['fetch']) => fetch.mock.calls[0]?.[1];

describe('one exchange with a server', () => {
  it('gives the network a signal, and asks for no cache, no cookie, no redirect, and no referrer', async () => {
    const { fetch, request } = prepare(() => Response.json({}));

    await send(request);

    expect(fetch.mock.calls.map(([url]) => url)).toEqual([HREF]);
    expect(sent(fetch)).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    expect(sent(fetch)?.signal).toBeInstanceOf(AbortSignal);
  });

  it('sends the address, the headers, and the body exactly as they are given', async () => {
    const headers = { accept: 'application/json', 'content-type': 'text/csv', 'x-list': 'a, b' };
    const body = new Uint8Array([1, 2, 3]);
    const { fetch, request } = prepare(() => Response.json({}), { method: 'POST', headers, body });

    await send(request);

    expect(sent(fetch)).toMatchObject({ method: 'POST', headers });
    expect(sent(fetch)?.body).toBe(body);
  });

  it.each(['0', '""', 'false', 'null', ''])('sends the body %j though it looks like nothing', async (body) => {
    const { fetch, request } = prepare(() => Response.json({}), { method: 'POST', body });

    await send(request);

    expect(sent(fetch)?.body).toBe(body);
  });

  it('sends no header that a cookie named "undefined" would bring', async () => {
    vi.stubGlobal('document', { cookie: 'undefined=planted; XSRF-TOKEN=planted' });
    const { fetch, request } = prepare(() => Response.json({}));

    await send(request);

    vi.unstubAllGlobals();
    expect(sent(fetch)?.headers).toEqual({ accept: 'application/json' });
  });

  it.each([200, 201, 299])('takes %i for good', async (status) => {
    const { request } = prepare(() => Response.json({ id: 1 }, { status }));

    expect(await send(request)).toEqual({ status, ok: true, data: { id: 1 }, retryAfterMs: null, rightsVersion: null });
  });

  it.each([400, 401, 404, 500])('resolves with a %i like with any answer', async (status) => {
    const { request } = prepare(() => Response.json({ id: 1 }, { status }));

    expect(await send(request)).toMatchObject({ status, ok: false, data: { id: 1 } });
  });

  it.each([
    ['nothing', new Response(null, { status: 204 }), null],
    ['an empty text', new Response(''), null],
    ['a page', new Response('<html></html>'), '<html></html>'],
    ['broken JSON', new Response('{"a":'), '{"a":'],
    ['null', new Response('null'), null],
    ['zero', new Response('0'), 0],
    ['false', new Response('false'), false],
    ['a list', new Response('[1]'), [1]],
  ])('decodes %s', async (_, response, data) => {
    const { request } = prepare(() => response);

    expect((await send(request)).data).toEqual(data);
  });
});

describe('an exchange that fails', () => {
  it('is an error of our own, without the raw one of the network', async () => {
    const { request } = prepare(() => {
      throw new TypeError('Failed to fetch https://sales.example');
    });

    const call = track(send(request));
    await elapse(0);

    expect(call.error).toMatchObject({ name: 'HttpError', kind: 'unreachable', path: 'sales', data: null });
    expect((call.error as Error).cause).toBeUndefined();
  });

  it('is a failure when the body breaks off, not a success without data', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"success":'));
        controller.error(new TypeError('terminated'));
      },
    });
    const { request } = prepare(() => new Response(broken));

    const call = track(send(request));
    await elapse(0);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'unreachable' } });
  });

  it('is over when its signal says so, though the network does not listen', async () => {
    const leaving = new AbortController();
    const { request } = prepare(() => new Promise(() => undefined), { signal: leaving.signal });

    const call = track(send(request));
    await elapse(100);
    leaving.abort(new Error('The person left'));
    await elapse(0);

    expect(call).toMatchObject({ outcome: 'rejected', error: { message: 'The person left' } });
  });

  it('is over when its signal says so while the body is read', async () => {
    const leaving = new AbortController();
    const { request } = prepare(() => new Response(new ReadableStream()), { signal: leaving.signal });

    const call = track(send(request));
    await elapse(100);
    expect(call.outcome).toBe('pending');
    leaving.abort(new Error('The person left'));
    await elapse(0);

    expect(call).toMatchObject({ outcome: 'rejected', error: { message: 'The person left' } });
  });

  it('takes 12 s at most, and its timer ends with it (SPEC-9.1-a)', async () => {
    const { request } = prepare(() => new Promise(() => undefined));
    const call = track(send(request));

    await elapse(11_999);
    expect(call.outcome).toBe('pending');
    await elapse(1);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'timeout' } });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the wish of a server to be left alone for a while', () => {
  it.each([
    ['7', 7_000],
    ['0', 0],
    ['-5', 0],
    ['Mon, 02 Mar 2026 09:00:30 GMT', 30_000],
    ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
    ['soon', null],
    ['Infinity', null],
  ])('is read from retry-after: %s', async (value, retryAfterMs) => {
    const { request } = prepare(() => Response.json({}, { status: 503, headers: { 'retry-after': value } }));

    expect(await send(request)).toMatchObject({ retryAfterMs });
  });

  it.each([
    ['the clock of the server, where it is known', { date: 'Mon, 02 Mar 2026 14:00:00 GMT' }, 90_000],
    ['no more than the usual wait, where it is not', {}, 30_000],
  ])('as a date is read by %s, when the clock here is wrong by five hours', async (_, headers, retryAfterMs) => {
    const notBefore = { 'retry-after': 'Mon, 02 Mar 2026 14:01:30 GMT' };
    const { request } = prepare(() => Response.json({}, { status: 503, headers: { ...headers, ...notBefore } }));

    expect(await send(request)).toMatchObject({ retryAfterMs });
  });
});
