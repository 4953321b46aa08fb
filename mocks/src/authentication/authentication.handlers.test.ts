import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import { demoCode, demoPassword, recoveryCode } from './authentication.data.ts';
import { authenticationHandlers } from './authentication.handlers.ts';

const call = callsTo(authenticationHandlers);
const post = (path: string, body: unknown) => call('POST', `/authentication/${path}`, body);
const noon = Date.UTC(2030, 5, 15, 12);

beforeEach(() => {
  resetSampleData();
  setNow(noon);
  return () => setNow();
});

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses, up to the sixth link (XL-05)', async () => {
    const answers = async (email: string) => {
      const all = [];
      for (let time = 0; time < 6; time += 1) all.push(await post('forgot', { email }));
      return all.map(({ status, headers, body }) => ({
        status,
        retryAfter: headers?.get('retry-after'),
        body: { ...body, sentTo: undefined, token: undefined },
      }));
    };
    const known = await answers('admin@demo.com');

    expect(await answers('nobody@example.com')).toEqual(known);
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(known[5]).toMatchObject({ retryAfter: '3600', body: { reason: 'wait', wait: 3600 } });
  });

  it('sends a link that works once, and no more when another was sent', async () => {
    const { body: first } = await post('forgot', { email: 'admin@demo.com' });
    const { body: second } = await post('forgot', { email: 'admin@demo.com' });
    const reset = ({ token }: { token: string }) => post('reset', { token, password: 'a long new one' });

    expect((await reset(first)).body).toMatchObject({ reason: 'expired' });
    expect((await reset(second)).status).toBe(200);
    expect((await reset(second)).body).toMatchObject({ reason: 'used' });
    expect(second.sentTo).toBe('a•••••@demo.com');
  });
});

describe('sending again', () => {
  it('waits a minute by the clock of the server (XL-06)', async () => {
    expect((await call('GET', '/authentication/resend?what=code')).body).toMatchObject({ wait: 0 });
    expect((await post('resend', { what: 'code' })).body).toMatchObject({ wait: 60, sentTo: '+55 11 •••••-••48' });
    setNow(noon + 20_000);
    const early = await post('resend', { what: 'code' });
    expect([early.status, early.headers?.get('retry-after'), early.body.wait]).toEqual([429, '40', 40]);
    expect((await call('GET', '/authentication/resend?what=code')).body).toMatchObject({ wait: 40 });
    setNow(noon + 300_000);
    expect((await call('GET', '/authentication/resend?what=code')).body).toMatchObject({ wait: 0 });
  });
});

describe('a code', () => {
  it('counts what is wrong, and locks for half a minute', async () => {
    const tries = [];
    for (let time = 0; time < 5; time += 1) tries.push((await post('code', { code: '111111' })).body);
    expect(tries.map(({ triesLeft, reason }) => triesLeft ?? reason)).toEqual([4, 3, 2, 1, 'locked']);
    expect((await post('code', { code: demoCode })).status).toBe(423);
    setNow(noon + 30_000);
    expect((await post('code', { code: demoCode })).status).toBe(200);
    expect((await post('code', { code: demoCode })).body).toMatchObject({ reason: 'used' });
    expect((await post('code', { code: recoveryCode.toLowerCase() })).status).toBe(200);
  });
});

describe('the mood', () => {
  it.each([
    ['usual', 200],
    ['wrong', 401],
    ['locked', 423],
    ['nonsense', 200],
  ])('%s answers a sign-in with %d', async (mood, status) => {
    const login = { email: 'admin@demo.com', password: demoPassword };
    expect((await post(`login?mood=${mood}`, login)).status).toBe(status);
  });

  it('expired refuses codes and links', async () => {
    expect((await post('code?mood=expired', { code: demoCode })).body).toMatchObject({ reason: 'expired' });
    expect((await post('verify?mood=expired', { token: 'link-1' })).body).toMatchObject({ reason: 'expired' });
  });
});

it('a username is given once, whatever its case and accents', async () => {
  const account = { username: 'Ânia', email: 'ania@example.com', password: 'a long new one' };
  const more = { firstName: 'Ânia', address: 'Rua Um, 1', plan: 'basic' };
  const empty = { profileLink: '', lastName: '', mobile: '', pin: '', area: '', town: '', country: 'BR', cardEnd: '' };
  expect((await post('accounts', { ...account, ...more, ...empty })).status).toBe(201);
  expect((await post('register', { ...account, username: 'ania' })).body).toMatchObject({ field: 'username' });
  expect((await post('register', account)).status).toBe(422);
});
