import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { totpOf } from '../lib/http/totp.ts';
import { keepSampleData, resetSampleData, saveSampleData } from '../lib/sample/sample-store.ts';
import { now, setNow } from '../lib/time/clock.ts';
import { demoPassword } from './account-setting.data.ts';
import { accountSettingHandlers } from './account-setting.handlers.ts';
import { accountSettingAnswerSchema } from './account-setting.schema.ts';
import { store } from './account-setting.store.ts';

const call = callsTo(accountSettingHandlers);
const start = new Date(2030, 5, 15, 12).getTime();
const minute = 60_000;

const settings = async () => v.parse(accountSettingAnswerSchema, (await call('GET', '/account-setting/data')).body);
const post = (path: string, body: object = {}) => call('POST', `/account-setting/${path}`, body);
const statusOf = async (path: string, body: object = {}) => (await post(path, body)).status;

const proven = () => post('proof', { password: demoPassword });

const secretOf = async () => {
  const { body } = await post('two-step/start', { way: 'app' });
  return v.parse(v.object({ secret: v.string() }), body).secret;
};

beforeEach(() => {
  setNow(start);
  resetSampleData();
});
afterEach(() => setNow());

describe('two-step verification', () => {
  it('is on only after a code proved it, with another secret each time, and nothing is locked meanwhile (XS-05)', async () => {
    await proven();
    const first = await secretOf();
    const second = await secretOf();
    expect(second).not.toBe(first);
    expect((await settings()).twoStep.isOn).toBe(false);

    expect(await statusOf('two-step/prove', { code: totpOf(first, now()) })).toBe(422);
    const { body } = await post('two-step/prove', { code: totpOf(second, now()) });
    const { recoveryCodes } = v.parse(v.object({ recoveryCodes: v.array(v.string()) }), body);
    expect(new Set(recoveryCodes).size).toBe(8);
    expect((await settings()).twoStep).toEqual({ isOn: true, way: 'app', phoneEnd: '', recoveryCodesLeft: 8 });

    const [code] = recoveryCodes;
    expect(await statusOf('two-step/off', { password: 'guessed' })).toBe(422);
    const { body: off } = await post('two-step/off', { password: code });
    expect(off).toMatchObject({ twoStep: { isOn: false }, provenUntil: new Date(start + 10 * minute).toISOString() });
  });

  it('by text message needs a phone, and its code ends after ten minutes and five mistakes', async () => {
    await proven();
    expect(await statusOf('two-step/start', { way: 'sms' })).toBe(422);
    await post('two-step/start', { way: 'sms', phone: '+5511912345678' });
    for (const code of ['000000', '000001', '000002', '000003', '000004']) {
      expect(await statusOf('two-step/prove', { code })).toBe(422);
    }
    expect(await statusOf('two-step/prove', { code: '246810' })).toBe(429);

    await post('two-step/start', { way: 'sms', phone: '+5511912345678' });
    setNow(start + 11 * minute);
    expect(await statusOf('two-step/prove', { code: '246810' })).toBe(410);

    await proven();
    await post('two-step/start', { way: 'sms', phone: '+5511912345678' });
    expect(await statusOf('two-step/prove', { code: '246810' })).toBe(200);
    expect((await settings()).twoStep).toMatchObject({ way: 'sms', phoneEnd: '5678' });
  });
});

it('a new email address counts once it is confirmed, within a day', async () => {
  const email = 'marina@example.com';
  expect(await statusOf('email', { email })).toBe(422);
  await post('email', { email, password: demoPassword });
  expect(await settings()).toMatchObject({
    general: { email: 'marina.duarte@embarque.example' },
    pendingEmail: { email },
  });
  expect(await statusOf('email/resend')).toBe(429);

  setNow(start + 25 * 60 * minute);
  expect(await statusOf('email/confirm')).toBe(410);
  expect(await statusOf('email/resend')).toBe(200);
  expect(await statusOf('email/confirm')).toBe(200);
  expect(await settings()).toMatchObject({ general: { email }, pendingEmail: null });
});

it('a sensitive request asks for the password again after ten minutes', async () => {
  await post('email', { email: 'a@example.com', password: demoPassword });
  setNow(start + 9 * minute);
  expect(await statusOf('email', { email: 'b@example.com' })).toBe(200);
  setNow(start + 10 * minute);
  expect(await statusOf('email', { email: 'c@example.com' })).toBe(422);
  expect(await statusOf('two-step/start', { way: 'app' })).toBe(422);
  expect(await statusOf('proof')).toBe(422);
  expect((await proven()).body).toEqual({ provenUntil: new Date(start + 20 * minute).toISOString() });
  expect(await statusOf('proof')).toBe(200);
  expect(await statusOf('two-step/start', { way: 'app' })).toBe(200);
});

it('a new password signs other devices out, and the old one is not right any more', async () => {
  expect(await statusOf('password', { current: 'guessed-1', next: 'calm harbour' })).toBe(422);
  expect(await statusOf('password', { current: demoPassword, next: demoPassword })).toBe(422);
  expect(await statusOf('password', { current: demoPassword, next: 'calm harbour' })).toBe(200);
  expect((await settings()).devices.map(({ id }) => id)).toEqual(['d1']);
  expect(await statusOf('password', { current: demoPassword, next: 'another one' })).toBe(422);
});

it('other devices are signed out, one or all, and never the one at hand', async () => {
  expect(await statusOf('session/sign-out', { id: 'd1' })).toBe(409);
  await post('session/sign-out', { id: 'd3' });
  expect((await settings()).devices.map(({ id }) => id)).toEqual(['d1', 'd2', 'd4']);
  await post('session/sign-out');
  expect((await settings()).devices.map(({ id }) => id)).toEqual(['d1']);
});

it('an account is deleted by the exact phrase only, and can come back for 14 days (XS-10)', async () => {
  const password = demoPassword;
  for (const phrase of ['delete', 'delete ', 'Delete marina.duarte', 'delete marina.duarte ', '']) {
    expect(await statusOf('delete', { phrase, password })).toBe(422);
  }
  await post('delete', { phrase: 'delete marina.duarte', password });
  expect((await settings()).deletesAt).toBe(new Date(start + 14 * 24 * 60 * minute).toISOString());
  await post('delete/undo');
  expect((await settings()).deletesAt).toBeNull();
});

it('an account without a username has its email address in the phrase, which is never empty (XS-10)', async () => {
  store.data.general.username = '';
  for (const phrase of ['', 'delete', 'delete ']) {
    expect(await statusOf('delete', { phrase, password: demoPassword })).toBe(422);
  }
  expect(await statusOf('delete', { phrase: 'delete marina.duarte@embarque.example', password: demoPassword })).toBe(
    200,
  );
});

it('the only owner of a space reads which, and is not deleted', async () => {
  store.data.ownedAlone = ['Claims desk', 'Partners'];
  const { status, body } = await post('delete', { phrase: 'delete marina.duarte', password: demoPassword });
  expect(status).toBe(409);
  expect(body).toEqual({ message: 'You are the only owner of Claims desk, Partners' });
  expect((await settings()).deletesAt).toBeNull();
});

describe('a section', () => {
  it('is saved alone', async () => {
    const before = await settings();
    const values = { ...before.matrix, when: 'never' };
    expect(await statusOf('save', { section: 'matrix', values })).toBe(200);
    expect(await settings()).toEqual({ ...before, matrix: values });
  });

  it('takes no picture that could hold a script, and no username of another', async () => {
    const { general, profile } = await settings();
    const { username, company } = general;
    const values = { ...profile, lastName: 'Duarte', username, company };
    expect(
      await statusOf('save', { section: 'general', values: { ...values, avatar: 'data:image/svg+xml,<svg>' } }),
    ).toBe(400);
    expect(
      await statusOf('save', { section: 'general', values: { ...values, avatar: null, username: 'caio.brandao' } }),
    ).toBe(409);
    expect(await statusOf('save', { section: 'general', values: { ...values, avatar: null } })).toBe(200);
    expect((await settings()).general).toMatchObject({ avatar: null, fullName: 'Marina Duarte' });
  });
});

it('a card keeps its last four digits; the primary one stays until another is', async () => {
  const card = { number: '4242424242424242', brand: 'visa', name: 'Ana', expiry: '0930', cvv: '123', isSaved: true };
  const { body } = await post('card/add', card);
  expect(JSON.stringify(body)).not.toMatch(/42424242|123"/);
  expect(await statusOf('card/delete', { id: 1 })).toBe(409);
  await post('card/primary', { id: 2 });
  expect(await statusOf('card/delete', { id: 1 })).toBe(200);
  expect((await settings()).cards.map(({ id, last4, isPrimary }) => [id, last4, isPrimary])).toEqual([
    [2, '4242', true],
    [101, '4242', false],
  ]);
});

it('a card that is not to be saved does not join the cards, and bills are paid the chosen way', async () => {
  const { cards } = await settings();
  const card = { number: '4242424242424242', brand: 'visa', name: 'Ana', expiry: '0930', cvv: '123' };
  await post('card/add', { ...card, isSaved: false });
  await post('payment', { method: 'paypal' });
  expect(await settings()).toMatchObject({ cards, paysBy: 'paypal' });
});

describe('over a reload', () => {
  const areaOf = (values: Map<string, string>) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });

  afterEach(() => keepSampleData(areaOf(new Map())));

  it('recovery codes go on working, no id is given again, and neither code nor password is stored', async () => {
    const area = new Map<string, string>();
    keepSampleData(areaOf(area));
    const card = { number: '4242424242424242', brand: 'visa', name: 'Ana', expiry: '0930', cvv: '123', isSaved: true };
    await post('card/add', card);
    await proven();
    const { body } = await post('two-step/prove', { code: totpOf(await secretOf(), now()) });
    const [code = ''] = v.parse(v.object({ recoveryCodes: v.array(v.string()) }), body).recoveryCodes;
    saveSampleData();
    expect([...area.values()].join()).not.toContain(code);
    expect([...area.values()].join()).not.toContain(demoPassword);

    const afterwards = new Map(area);
    resetSampleData();
    keepSampleData(areaOf(afterwards));

    await post('card/add', card);
    const ids = (await settings()).cards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await statusOf('two-step/off', { password: code })).toBe(200);
  });
});

it('the only way to sign in stays connected', async () => {
  store.data.hasPassword = false;
  const disconnected = (id: string) => statusOf('connection', { kind: 'profile', id, isConnected: false });
  const connected = Object.entries((await settings()).social.connections).flatMap(([id, { id: on }]) => (on ? id : []));
  expect(await Promise.all(connected.map(disconnected))).toEqual(
    connected.map((_, at) => (at < connected.length - 1 ? 200 : 409)),
  );
});

it('accounts elsewhere are connected and disconnected, and unknown ones are not found', async () => {
  await post('connection', { kind: 'service', id: 'slack', isConnected: true });
  await post('connection', { kind: 'social', id: 'twitter', isConnected: false });
  await post('connection', { kind: 'profile', id: 'github', isConnected: true });
  const { services, socialAccounts, social } = await settings();
  expect([services.slack, socialAccounts.twitter, social.connections.github.id]).toEqual([true, '', 'marina.duarte']);
  expect(await statusOf('connection', { kind: 'service', id: 'toString', isConnected: true })).toBe(404);
});
