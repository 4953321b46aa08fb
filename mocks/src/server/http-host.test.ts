import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { http, HttpResponse } from 'msw/http';
import { delay } from 'msw/utils/delay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Host, type HostOptions, start } from './http-host.ts';

const hosts: Host[] = [];

async function open(...handlers: HostOptions['handlers']) {
  const onOwnAnswer = vi.fn<NonNullable<HostOptions['onOwnAnswer']>>();
  const host = await start({ port: 0, handlers, onOwnAnswer });
  hosts.push(host);
  return { ...host, onOwnAnswer };
}

const echo = http.post('/echo', async ({ request }) =>
  HttpResponse.json({ body: await request.text(), custom: request.headers.get('X-Custom'), url: request.url }),
);

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

describe('the HTTP host', () => {
  it('hands requests to the handlers as they were sent', async () => {
    const { url } = await open(echo);

    const response = await fetch(`${url}/echo?q=é`, { method: 'POST', body: 'olá', headers: { 'X-Custom': 'yes' } });

    expect(await response.json()).toEqual({ body: 'olá', custom: 'yes', url: `${url}/echo?q=%C3%A9` });
  });

  it('answers as the proxy of a browser, which asks for whole URLs', async () => {
    const { url, onOwnAnswer } = await open(http.get('/known', () => HttpResponse.text('from here')));
    const ask = async (whole: string) => {
      const [response] = await once(get({ host: '127.0.0.1', port: new URL(url).port, path: whole }), 'response');
      return text(response);
    };

    expect(await ask('http://sales-api.test/known?q=1')).toBe('from here');
    await ask('http://sales-api.test/unknown?q=1');
    expect(onOwnAnswer).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: '/unknown', status: 404 });
  });

  it('lets any page read its answers, refusals and unknown paths included', async () => {
    const { url } = await open(http.get('/closed', () => new HttpResponse(null, { status: 401 })));

    for (const path of ['/closed', '/unknown']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, X-Rights-Version');
    }
  });

  it('answers a preflight without asking a handler', async () => {
    const { url, onOwnAnswer } = await open(http.all('/*', () => new HttpResponse(null, { status: 500 })));

    const { status, headers } = await fetch(`${url}/sales`, { method: 'OPTIONS' });

    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PATCH, DELETE');
    expect(headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'cache-control', 'content-type', 'idempotency-key', 'pragma']),
    );
    expect(onOwnAnswer).toHaveBeenCalledExactlyOnceWith({ method: 'OPTIONS', path: '/sales', status: 204 });
  });

  it('answers what no handler knows with 404 as JSON', async () => {
    const { url, onOwnAnswer } = await open(echo);

    const response = await fetch(`${url}/nowhere?q=1`);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'Nothing answers GET /nowhere?q=1' });
    expect(onOwnAnswer).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: '/nowhere', status: 404 });
  });

  it('refuses a body of more than a megabyte and takes one of just that', async () => {
    const { url } = await open(echo);
    const send = async (length: number) =>
      (await fetch(`${url}/echo`, { method: 'POST', body: 'x'.repeat(length) })).status;

    expect(await send(1024 * 1024)).toBe(200);
    expect(await send(1024 * 1024 + 1)).toBe(413);
  });

  it('survives a handler that throws, and says what happened', async () => {
    const { url } = await open(
      http.get('/broken', () => {
        throw new Error('The trunk is full');
      }),
      echo,
    );

    const broken = await fetch(`${url}/broken`);

    expect(broken.status).toBe(500);
    expect(await broken.json()).toMatchObject({ message: expect.stringContaining('The trunk is full') });
    expect((await fetch(`${url}/echo`, { method: 'POST', body: '' })).status).toBe(200);
  });

  it('cuts the connection for a network error', async () => {
    const { url } = await open(http.get('/gone', () => HttpResponse.error()));

    await expect(fetch(`${url}/gone`)).rejects.toThrow(TypeError);
  });

  it('survives a caller who hangs up before the answer', async () => {
    const answered = Promise.withResolvers<void>();
    const late = http.get('/late', async () => {
      await answered.promise;
      return HttpResponse.text('x'.repeat(1_000_000));
    });
    const { url } = await open(late, echo);
    const caller = new AbortController();
    const call = fetch(`${url}/late`, { signal: caller.signal });

    caller.abort();
    answered.resolve();

    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect((await fetch(`${url}/echo`, { method: 'POST', body: '' })).status).toBe(200);
  });

  it('closes although a call hangs, and may be closed twice', async () => {
    const reached = Promise.withResolvers<void>();
    const hanging = http.get('/hanging', () => {
      reached.resolve();
      return delay('infinite');
    });
    const { url, close } = await open(hanging);
    const call = fetch(`${url}/hanging`).catch((error: unknown) => error);
    await reached.promise;

    await close();
    await close();

    expect(await call).toBeInstanceOf(TypeError);
    await expect(fetch(url)).rejects.toThrow(TypeError);
  });

  it('rejects when its port is taken', async () => {
    const { url } = await open();

    await expect(start({ port: Number(new URL(url).port), handlers: [] })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
