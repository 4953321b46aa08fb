import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Notification } from '../sales-api.contract.ts';
import { loginAnswerSchema, refreshAnswerSchema } from '../sales-api.schema.ts';
import { admin, badToken, client, openApi, refusal } from '../sales-api.testing.ts';

describe('POST auth/login', () => {
  it('signs an administrator in, who may manage all', async () => {
    const { status, body } = await openApi().call('POST', 'auth/login', { body: admin });

    expect(status).toBe(200);
    expect(v.parse(loginAnswerSchema, body)).toMatchObject({
      fullName: 'Marina Duarte',
      email: 'admin@demo.com',
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    });
  });

  it('signs a client in, who may read ACL and Auth', async () => {
    const { body } = await openApi().call('POST', 'auth/login', { body: client });

    expect(v.parse(loginAnswerSchema, body)).toMatchObject({
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    });
  });

  it('never sends the password back', async () => {
    const { body } = await openApi().call('POST', 'auth/login', { body: admin });

    expect(body).not.toHaveProperty('password');
  });

  it('hands out new tokens each time', async () => {
    const { call } = openApi();
    const first = await call('POST', 'auth/login', { body: admin });
    const second = await call('POST', 'auth/login', { body: admin });

    expect(second.body.accessToken).not.toBe(first.body.accessToken);
    expect(second.body.refreshToken).not.toBe(first.body.refreshToken);
  });

  it.each([
    ['a wrong password', { ...admin, password: 'wrong' }],
    ['an unknown email', { ...admin, email: 'nobody@example.com' }],
  ])('answers %s with the same refusal', async (_, body) => {
    const answer = await openApi().call('POST', 'auth/login', { body });

    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(refusal({ property: 'email', message: 'Email or Password is Invalid' }));
  });

  it('asks for the login token (SPEC-7.2-a)', async () => {
    const { email, password } = admin;
    const { status, body } = await openApi().call('POST', 'auth/login', { body: { email, password, loginToken: '' } });

    expect(status).toBe(422);
    expect(body).toEqual(refusal({ property: 'loginToken', message: 'Login token is required' }));
  });

  it('names every field of the wrong type', async () => {
    const { status, body } = await openApi().call('POST', 'auth/login', { body: { email: 1, password: null } });

    expect(status).toBe(422);
    expect(body.notifications.map(({ property }: Notification) => property)).toEqual([
      'email',
      'password',
      'loginToken',
    ]);
  });
});

describe('POST jwt/refresh-token', () => {
  it('trades the refresh token for the next pair, with which calls work again (SPEC-7.3-a)', async () => {
    const { api, call, pass } = openApi({ accessTokenTtl: 5000 });
    const { accessToken, refreshToken } = api.signIn(admin.email);
    pass(5000);
    expect((await call('GET', 'sales', { token: accessToken })).status).toBe(401);

    const { status, body } = await call('POST', 'jwt/refresh-token', { body: { refreshToken } });
    const renewed = v.parse(refreshAnswerSchema, body);

    expect(status).toBe(200);
    expect((await call('GET', 'sales', { token: renewed.accessToken })).status).toBe(200);
  });

  it('refuses a token that was used before, and everything that came of it', async () => {
    const { api, call } = openApi();
    const { refreshToken } = api.signIn(admin.email);
    const second = (await call('POST', 'jwt/refresh-token', { body: { refreshToken } })).body;

    const reuse = await call('POST', 'jwt/refresh-token', { body: { refreshToken } });

    expect(reuse).toMatchObject({ status: 401, body: { success: false, message: 'Invalid refresh token' } });
    expect((await call('GET', 'sales', { token: second.accessToken })).status).toBe(401);
    expect((await call('POST', 'jwt/refresh-token', { body: second })).status).toBe(401);
  });

  it('lets one of two calls that arrive together win', async () => {
    const { api, call } = openApi();
    const { refreshToken } = api.signIn(admin.email);
    const trade = () => call('POST', 'jwt/refresh-token', { body: { refreshToken } });

    const answers = await Promise.all([trade(), trade()]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  it.each([{}, { refreshToken: null }, { refreshToken: '' }, { refreshToken: 7 }, [], null])(
    'answers the body %j with 422',
    async (body) => {
      expect((await openApi().call('POST', 'jwt/refresh-token', { body })).status).toBe(422);
    },
  );

  it.each(['undefined', 'null', 'a.b.c'])('refuses the token %j', async (refreshToken) => {
    expect((await openApi().call('POST', 'jwt/refresh-token', { body: { refreshToken } })).status).toBe(401);
  });
});

describe('POST jwt/register (SPEC-7.4-a)', () => {
  const account = { email: 'rui@example.com', username: 'rui', password: 'long enough' };

  it('adds an account that may sign in', async () => {
    const { call } = openApi();

    expect(await call('POST', 'jwt/register', { body: account })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await call('POST', 'auth/login', { body: { ...account, loginToken: 'public' } })).toMatchObject({
      status: 200,
      body: { email: 'rui@example.com', username: 'rui', role: 'admin' },
    });
  });

  it('refuses an email and a username that are in use, whatever their case', async () => {
    const body = { ...account, email: 'ADMIN@demo.com', username: 'Marina.Duarte' };

    expect(await openApi().call('POST', 'jwt/register', { body })).toMatchObject({
      status: 200,
      body: refusal(
        { property: 'email', message: 'This email is already in use.' },
        { property: 'username', message: 'This username is already in use.' },
      ),
    });
  });

  it('says what is wrong with each field', async () => {
    const body = { email: 'rui', username: ' ', password: 'short' };

    expect(await openApi().call('POST', 'jwt/register', { body })).toMatchObject({
      status: 422,
      body: refusal(
        { property: 'email', message: 'Email is not an email address' },
        { property: 'username', message: 'Username is required' },
        { property: 'password', message: 'Password needs at least 8 characters' },
      ),
    });
  });
});

describe('POST jwt/logout (SPEC-7.5-a)', () => {
  it('ends the session on the server', async () => {
    const { api, call } = openApi();
    const { accessToken, refreshToken } = api.signIn(admin.email);

    expect(await call('POST', 'jwt/logout', { token: accessToken })).toMatchObject({ status: 204, body: undefined });

    expect((await call('GET', 'sales', { token: accessToken })).status).toBe(401);
    expect((await call('POST', 'jwt/refresh-token', { body: { refreshToken } })).status).toBe(401);
  });

  it('does so with an expired token as well', async () => {
    const { api, call, pass } = openApi({ accessTokenTtl: 1000 });
    const { accessToken, refreshToken } = api.signIn(admin.email);
    pass(2000);

    expect((await call('POST', 'jwt/logout', { token: accessToken })).status).toBe(204);
    expect((await call('POST', 'jwt/refresh-token', { body: { refreshToken } })).status).toBe(401);
  });

  it('wants to know whose session', async () => {
    expect(await openApi().call('POST', 'jwt/logout')).toMatchObject({ status: 401, body: badToken });
  });
});
