import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAnswerSchema, refreshAnswerSchema } from '../sales-api.schema.ts';
import { type SalesApiServer, startSalesApi } from './sales-api.server.ts';
import { salesSample } from '../sales-api.data.ts';
import { admin, cover } from '../sales-api.testing.ts';

let server: SalesApiServer;

beforeAll(async () => {
  server = await startSalesApi({ port: 0, faults: { latencyMs: 1 } });
});
afterAll(() => server.close());
beforeEach(() => control('POST', '/__reset'));

const send = (method: string, path: string, body?: unknown, token?: string, key?: string) =>
  fetch(server.url + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
  });

async function control(method: string, path: string, body?: unknown) {
  const response = await send(method, path, body);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const signIn = async () => v.parse(loginAnswerSchema, await (await send('POST', '/auth/login', admin)).json());
const listSales = (token: string) => send('GET', '/sales', undefined, token);

describe('the sales API over HTTP', () => {
  it('signs in, lists, refreshes after expiry, and signs out', async () => {
    const { accessToken, refreshToken } = await signIn();
    expect((await listSales(accessToken)).status).toBe(200);

    expect(await control('POST', '/__tokens/expire')).toMatchObject({ status: 204 });
    expect((await listSales(accessToken)).status).toBe(401);

    const renewed = v.parse(
      refreshAnswerSchema,
      await (await send('POST', '/jwt/refresh-token', { refreshToken })).json(),
    );
    expect((await listSales(renewed.accessToken)).status).toBe(200);

    expect((await send('POST', '/jwt/logout', undefined, renewed.accessToken)).status).toBe(204);
    expect((await listSales(renewed.accessToken)).status).toBe(401);
  });

  it('lets the page see why it was refused', async () => {
    const { status, headers } = await send('GET', '/sales');

    expect(status).toBe(401);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('asks a cookie for nothing', async () => {
    const { accessToken } = await signIn();

    const { status } = await fetch(`${server.url}/sales`, { headers: { Cookie: `sessionToken=${accessToken}` } });

    expect(status).toBe(401);
  });
});

describe('GET /__log', () => {
  it('lists what came in, preflights and unknown paths too, and can be cleared', async () => {
    const { accessToken } = await signIn();
    await send('OPTIONS', '/sales');
    await listSales(accessToken);
    await send('PUT', '/nowhere');

    const { body } = await control('GET', '/__log');
    expect(body).toMatchObject([
      { method: 'POST', path: '/auth/login', generation: null, status: 200 },
      { method: 'OPTIONS', path: '/sales', generation: null, status: 204 },
      { method: 'GET', path: '/sales', generation: 1, status: 200 },
      { method: 'PUT', path: '/nowhere', generation: null, status: 404 },
    ]);
    expect(JSON.stringify(body)).not.toContain(accessToken);

    expect(await control('DELETE', '/__log')).toMatchObject({ status: 204 });
    expect(await control('GET', '/__log')).toMatchObject({ status: 200, body: [] });
  });
});

describe('POST /__faults', () => {
  it('refuses calls with a status until it is cleared', async () => {
    const { accessToken } = await signIn();

    await control('POST', '/__faults', { status: 503, only: '/sales' });
    const refused = await listSales(accessToken);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect((await send('POST', '/auth/login', admin)).status).toBe(200);

    await control('DELETE', '/__faults');
    expect((await listSales(accessToken)).status).toBe(200);
  });

  it('heals with an empty object as well', async () => {
    const { accessToken } = await signIn();
    await control('POST', '/__faults', { failRate: 1 });

    await control('POST', '/__faults', {});

    expect((await listSales(accessToken)).status).toBe(200);
  });

  it('breaks an answer off after its headers, although the call was carried out', async () => {
    const { refreshToken } = await signIn();
    await control('POST', '/__faults', { dropAfterHeaders: true, times: 1 });

    const response = await send('POST', '/jwt/refresh-token', { refreshToken });

    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(TypeError);
    expect((await send('POST', '/jwt/refresh-token', { refreshToken })).status).toBe(401);
  });

  it('creates a sale once for each key of a person, also when the first answer was lost', async () => {
    const { accessToken } = await signIn();
    const create = () => send('POST', '/sales', cover, accessToken, 'one');
    const { total } = await (await listSales(accessToken)).json();
    await control('POST', '/__faults', { dropAfterHeaders: true, times: 1 });
    await expect((await create()).json()).rejects.toThrow(TypeError);
    const again = await create();

    expect([again.status, (await again.json()).sale]).toEqual([201, expect.objectContaining(cover)]);
    expect((await (await listSales(accessToken)).json()).total).toBe(total + 1);
  });

  it('creates an account once for each key, and refuses it under another one', async () => {
    const register = (key: string) =>
      send('POST', '/jwt/register', { email: 'a@b.example', username: 'once', password: 'so-uma-vez' }, undefined, key);
    const bodies = await Promise.all(
      [register('one'), register('one')].map(async (response) => (await response).json()),
    );

    expect(bodies).toEqual([{ success: true }, { success: true }]);
    expect(await (await register('two')).json()).toMatchObject({ success: false });
  });

  it('hangs until the caller gives up, and goes on serving others', async () => {
    const { accessToken } = await signIn();
    await control('POST', '/__faults', { hang: true, times: 1 });
    const caller = new AbortController();
    const { signal } = caller;
    const hanging = fetch(`${server.url}/jwt/register`, { method: 'POST', body: '{}', signal }).catch(
      (error: unknown) => error,
    );
    await expect.poll(async () => (await control('GET', '/__log')).body.at(-1).path).toBe('/jwt/register');

    expect((await listSales(accessToken)).status).toBe(200);
    expect((await control('GET', '/__log')).body.at(-2)).toMatchObject({ path: '/jwt/register', status: null });

    caller.abort();
    expect(await hanging).toMatchObject({ name: 'AbortError' });
  });

  it('makes answers late', async () => {
    await control('POST', '/__faults', { latencyMs: 60 });
    const before = performance.now();

    await send('POST', '/jwt/logout');

    expect(performance.now() - before).toBeGreaterThanOrEqual(59);
  });

  it('never strikes the controls themselves', async () => {
    await control('POST', '/__faults', { hang: true });

    expect(await control('DELETE', '/__faults')).toMatchObject({ status: 204 });
  });

  it('explains what it does not understand', async () => {
    expect(await control('POST', '/__faults', { failRate: 2, hang: 'yes', slow: true })).toEqual({
      status: 422,
      body: {
        success: false,
        notifications: [
          { property: 'failRate', message: 'must be a number, 0 to 1' },
          { property: 'hang', message: 'must be true or false' },
          { property: 'slow', message: 'is not a fault' },
        ],
      },
    });
  });
});

describe('POST /__reset', () => {
  it('brings sales back and the faults to those of the start', async () => {
    const { accessToken } = await signIn();
    const [sale] = salesSample();
    await send('DELETE', `/sales/${sale?.id}`, undefined, accessToken);
    await control('POST', '/__faults', { status: 500 });

    await control('POST', '/__reset');

    expect(await (await listSales(accessToken)).json()).toMatchObject({ total: salesSample().length });
    expect((await control('GET', '/__log')).body).toHaveLength(1);
  });
});
