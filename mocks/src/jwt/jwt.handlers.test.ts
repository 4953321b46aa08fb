import { getResponse } from 'msw/utils/get-response';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { now, setNow } from '../lib/time/clock.ts';
import { handlersFor } from '../in-page.features.ts';
import { SALES_API_DEMO_BASE, salesApi } from '../sales-api/sales-api.handlers.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { jwtHandlers } from './jwt.handlers.ts';
import { jwtScenarios } from './jwt.scenarios.ts';
import {
  loginRejectionSchema,
  registerAnswerSchema,
  registerRejectionSchema,
  signedInAnswerSchema,
} from './jwt.schema.ts';

type Name = keyof typeof jwtScenarios;

const minute = 60_000;
const admin = { email: 'admin@demo.com', password: 'admin' };
const client = { email: 'client@demo.com', password: 'client' };
const newcomer = { email: 'nina@example.com', username: 'nina', password: 'by the window' };
const invalidRefreshToken = { status: 401, body: { message: 'Invalid refresh token' } };

const call = callsTo(jwtHandlers);
const post = async (name: string, payload: unknown) => {
  const { status, body } = await call('POST', `/jwt/${name}`, payload);
  return { status, body };
};
const signIn = async (who = admin) => v.parse(signedInAnswerSchema, (await post('login', who)).body);
const refresh = (refreshToken: unknown) => post('refresh-token', { refreshToken });

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('POST /jwt/login', () => {
  it('signs in one who may manage everything (SPEC-6.2-a)', async () => {
    const { status, body } = await post('login', admin);

    expect(status).toBe(200);
    expect(v.parse(signedInAnswerSchema, body).userData).toMatchObject({
      email: 'admin@demo.com',
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    });
  });

  it('signs in one who may read access control and sign-in (SPEC-6.2-a)', async () => {
    const { userData } = await signIn(client);

    expect(userData.role).toBe('client');
    expect(userData.ability).toEqual([
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ]);
  });

  it('does not mind capitals in an email', async () => {
    expect((await signIn({ ...admin, email: 'Admin@Demo.com' })).userData.id).toBe(1);
  });

  it('gives every sign-in other tokens', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const tokens = [first.accessToken, first.refreshToken, second.accessToken, second.refreshToken];

    expect(new Set(tokens).size).toBe(4);
  });

  it.each([
    { ...admin, password: 'Admin' },
    { ...admin, email: 'nobody@demo.com' },
    { email: 'admin@demo.com', password: 'client' },
    { email: '', password: '' },
  ])('rejects %j without saying what is wrong about it (SPEC-5.1-c)', async (payload) => {
    const { status, body } = await post('login', payload);

    expect(status).toBe(400);
    expect(v.parse(loginRejectionSchema, body).error).toEqual({ email: 'Email or Password is Invalid' });
  });
});

describe('POST /jwt/register', () => {
  it('adds an administrator, who may sign in from then on (SPEC-3.1-c)', async () => {
    const { status, body } = await post('register', newcomer);
    const { user } = v.parse(registerAnswerSchema, body);

    expect(status).toBe(200);
    expect(user).toEqual({
      id: 3,
      fullName: 'nina',
      username: 'nina',
      email: 'nina@example.com',
      avatar: null,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    });
    expect((await signIn(newcomer)).userData).toEqual(user);
  });

  it.each([
    [{ email: 'ADMIN@demo.com' }, { email: 'This email is already in use.', username: null }],
    [{ username: 'Tomás.Figueiredo' }, { email: null, username: 'This username is already in use.' }],
    [
      { email: 'client@demo.com', username: 'marina.duarte' },
      { email: 'This email is already in use.', username: 'This username is already in use.' },
    ],
  ])('with %j says what is taken, and adds no account (SPEC-5.1-b)', async (taken, error) => {
    const { status, body } = await post('register', { ...newcomer, ...taken });

    expect(status).toBe(200);
    expect(v.parse(registerRejectionSchema, body)).toEqual({ error });
    expect(v.parse(registerAnswerSchema, (await post('register', newcomer)).body).user.id).toBe(3);
  });

  it('gives a name to only one of those who ask for it at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('register', newcomer)));

    expect(answers.filter(({ body }) => 'user' in body)).toHaveLength(1);
  });
});

describe('POST /jwt/refresh-token (SPEC-7.24-a, SPEC-8.5-a)', () => {
  it('answers with the same user and new tokens', async () => {
    const before = await signIn(client);

    const { status, body } = await refresh(before.refreshToken);
    const after = v.parse(signedInAnswerSchema, body);

    expect(status).toBe(200);
    expect(after.userData).toEqual(before.userData);
    expect([before.accessToken, before.refreshToken]).not.toContain(after.accessToken);
    expect((await refresh(after.refreshToken)).status).toBe(200);
  });

  it('is possible for ten minutes (SPEC-9.3-a)', async () => {
    const { refreshToken } = await signIn();

    setNow(now() + 10 * minute - 1);
    expect((await refresh(refreshToken)).status).toBe(200);
    setNow(now() + 1);
    expect(await refresh(refreshToken)).toEqual(invalidRefreshToken);
  });

  it('refuses an access token', async () => {
    expect(await refresh((await signIn()).accessToken)).toEqual(invalidRefreshToken);
  });

  it('refuses a token that was changed', async () => {
    const [, seal] = (await signIn(client)).refreshToken.split('.');
    const [payload] = (await signIn(admin)).refreshToken.split('.');

    expect(await refresh(`${payload}.${seal}`)).toEqual(invalidRefreshToken);
  });

  it.each(['', '.', 'a.b', '§'])('refuses what is no token: %j', async (token) => {
    expect(await refresh(token)).toEqual(invalidRefreshToken);
  });

  it('refuses the token of a deleted account', async () => {
    await post('register', newcomer);
    const { refreshToken } = await signIn(newcomer);
    resetSampleData();

    expect(await refresh(refreshToken)).toEqual(invalidRefreshToken);
  });
});

describe('a malformed request', () => {
  it.each<[string, unknown]>([
    ['login', { email: 'admin@demo.com' }],
    ['login', { ...admin, password: 5 }],
    ['login', '{"email":'],
    ['register', { ...newcomer, email: 'nina' }],
    ['register', { ...newcomer, username: '  ' }],
    ['register', { ...newcomer, password: '' }],
    ['register', ''],
    ['refresh-token', {}],
    ['refresh-token', { refreshToken: null }],
    ['refresh-token', '[]'],
  ])('is declined by %s: %j', async (name, payload) => {
    expect(await post(name, payload)).toEqual({ status: 400, body: { message: expect.any(String) } });
    expect((await post('register', newcomer)).body.user.id).toBe(3);
  });
});

describe('beside the sales API', () => {
  const atSalesApi = (path: string, init: RequestInit) => new Request(`${SALES_API_DEMO_BASE}${path}`, init);

  it.each(['login', 'register', 'refresh-token'])('leaves %s of the sales API alone', async (name) => {
    const request = atSalesApi(`/jwt/${name}`, { method: 'POST', body: '{}' });

    expect(await getResponse(jwtHandlers, request, { baseUrl: 'http://127.0.0.1' })).toBeUndefined();
    expect(await handlersFor(request.url)).toBe(salesApi.handlers);
  });

  it('hands out access tokens that are good for no sale', async () => {
    const { accessToken } = await signIn();
    const request = atSalesApi('/sales', { headers: { Authorization: `Bearer ${accessToken}` } });

    expect((await getResponse(salesApi.handlers, request))?.status).toBe(401);
  });

  it('takes no refresh token of the sales API, and gives it none', async () => {
    const { refreshToken } = await signIn();
    const request = atSalesApi('/jwt/refresh-token', { method: 'POST', body: JSON.stringify({ refreshToken }) });

    expect((await getResponse(salesApi.handlers, request))?.status).toBe(401);
    expect(await refresh(salesApi.signIn('admin@demo.com').refreshToken)).toEqual(invalidRefreshToken);
  });
});

describe('a scenario of the demo sign-in', () => {
  const open = (name: Name) => callsTo([jwtScenarios[name], ...jwtHandlers]);

  it.each<[Name, string, number]>([
    ['refused', 'login', 403],
    ['failed', 'login', 500],
    ['registerFailed', 'register', 500],
    ['unauthorised', 'refresh-token', 401],
    ['refreshFailed', 'refresh-token', 500],
  ])('%s answers %s with %d and a message', async (name, path, expected) => {
    const { status, body } = await open(name)('POST', `/jwt/${path}`, admin);

    expect({ status, body }).toEqual({ status: expected, body: { message: expect.any(String) } });
  });

  it.each<[Name, string, string]>([
    ['stillLoading', 'POST', '/jwt/login'],
    ['registerStillSaving', 'POST', '/jwt/register'],
    ['refreshStillWaiting', 'POST', '/jwt/refresh-token'],
  ])('%s never answers %s %s', async (name, method, path) => {
    const late = open(name)(method, path, admin);
    const other = post('login', admin).then(() => 'everything else');

    expect(await Promise.race([late, other])).toBe('everything else');
  });

  it('credentialsRejected and registrationTaken answer as the server itself would', async () => {
    const rejected = await open('credentialsRejected')('POST', '/jwt/login', admin);
    const taken = await open('registrationTaken')('POST', '/jwt/register', newcomer);

    expect({ ...rejected, headers: null }).toMatchObject(await post('login', { ...admin, password: '' }));
    expect(taken.status).toBe(200);
    expect(v.parse(registerRejectionSchema, taken.body).error.email).not.toBeNull();
  });
});
