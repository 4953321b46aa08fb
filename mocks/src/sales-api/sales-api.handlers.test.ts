import { getResponse } from 'msw/utils/get-response';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { failureSchema } from './sales-api.schema.ts';
import { admin, badToken, base, cover, openApi, refusal } from './sales-api.testing.ts';

const badJson = refusal({ property: 'body', message: 'The body is not valid JSON' });

describe('every call', () => {
  const calls = [
    ['POST', 'auth/login', admin],
    ['POST', 'jwt/refresh-token', { refreshToken: 'none' }],
    ['POST', 'jwt/register', {}],
    ['POST', 'jwt/logout', undefined],
    ['GET', 'sales', undefined],
    ['POST', 'sales', cover],
    ['DELETE', 'sales/S-10042', undefined],
    ['PUT', 'nowhere', undefined],
  ] as const;

  it.each(calls)('%s %s forbids storing its answer', async (method, path, body) => {
    const { headers } = await openApi().call(method, path, { body });

    expect(headers?.get('Cache-Control')).toBe('no-store');
  });

  it.each(calls.slice(3, 7))('%s %s asks for an access token', async (method, path, body) => {
    const { call } = openApi();

    expect(await call(method, path, { body })).toMatchObject({ status: 401, body: badToken });
    expect(await call(method, path, { body, token: 'undefined' })).toMatchObject({ status: 401, body: badToken });
  });

  it.each(calls.filter(([method]) => method === 'POST').filter(([, path]) => path !== 'jwt/logout'))(
    '%s %s answers a body that is not JSON with 400',
    async (method, path) => {
      const { api, call } = openApi();
      const { accessToken } = api.signIn(admin.email);

      for (const body of ['', '{', '<html>', '{"a":}']) {
        expect(await call(method, path, { body, token: accessToken })).toMatchObject({ status: 400, body: badJson });
      }
    },
  );

  it.each([
    ['GET', 'nowhere'],
    ['PATCH', 'sales'],
    ['GET', 'sales/S-10042'],
    ['POST', 'auth/login/again'],
  ])('%s %s is not part of the API', async (method, path) => {
    const { status, body } = await openApi().call(method, path);

    expect(status).toBe(404);
    expect(v.parse(failureSchema, body)).toEqual({
      success: false,
      message: `Nothing answers ${method} /${path}`,
    });
  });

  it('leaves other addresses to others', async () => {
    const { api } = openApi();

    expect(await getResponse(api.handlers, new Request('https://elsewhere.test/sales'))).toBeUndefined();
  });

  it('accepts a bare token, for builds without an authorization scheme', async () => {
    const { api } = openApi();
    const { accessToken } = api.signIn(admin.email);
    const request = new Request(`${base}/sales`, { headers: { Authorization: accessToken } });

    expect((await getResponse(api.handlers, request))?.status).toBe(200);
  });
});

describe('the log', () => {
  it('lists every request with the generation of its token, and no token', async () => {
    const { api, call } = openApi();
    const { accessToken, refreshToken } = api.signIn(admin.email);
    await call('GET', 'sales?q=eSIM', { token: accessToken });
    const { body } = await call('POST', 'jwt/refresh-token', { body: { refreshToken } });
    await call('GET', 'sales', { token: body.accessToken });
    await call('GET', 'sales');

    const at = '2030-06-15T12:00:00.000Z';
    expect(api.log.entries).toEqual([
      { method: 'GET', path: '/sales', generation: 1, at, status: 200 },
      { method: 'POST', path: '/jwt/refresh-token', generation: 1, at, status: 200 },
      { method: 'GET', path: '/sales', generation: 2, at, status: 200 },
      { method: 'GET', path: '/sales', generation: null, at, status: 401 },
    ]);
  });
});

describe('resetting', () => {
  it('puts sales, accounts, revoked sessions, faults and log back', async () => {
    const { api, call, list } = openApi();
    const { accessToken } = api.signIn(admin.email);
    const sales = [...api.sales];
    await call('DELETE', `sales/${sales[0]?.id}`, { token: accessToken });
    await call('POST', 'jwt/logout', { token: accessToken });
    api.faults.set({ status: 500 });

    api.reset();

    expect(api.log.entries).toEqual([]);
    expect((await list()).total).toBe(sales.length);
    expect(api.sales).toEqual(sales);
    expect((await call('GET', 'sales', { token: accessToken })).status).toBe(200);
  });
});

it('refuses a sign-in without an account', () => {
  expect(() => openApi().api.signIn('nobody@example.com')).toThrow('no such account');
});
