import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerInPage } from '../in-page.ts';
import { callsTo } from '../lib/http/calls.testing.ts';
import { deviceGuard } from '../lib/http/devices.ts';
import { keepSampleData, resetSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import { demoPassword } from './account-setting.data.ts';
import { accountSettingHandlers } from './account-setting.handlers.ts';
import { accountSettingAnswerSchema } from './account-setting.schema.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const start = new Date(2030, 5, 15, 12).getTime();
const call = callsTo([deviceGuard, ...accountSettingHandlers]);

/** A tab that asks as the app does. */
const tabCalled = (name: string) => async (method: string, path: string, body?: object) =>
  call(method, `/account-setting/${path}`, body, { 'X-Device': name, 'User-Agent': firefox });

const [own, other] = [tabCalled('own;0'), tabCalled('other;0')];

const devices = async () => v.parse(accountSettingAnswerSchema, (await own('GET', 'data')).body).devices;

const areaOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

beforeEach(() => {
  setNow(start);
  resetSampleData();
});
afterEach(() => {
  setNow();
  keepSampleData(areaOf(new Map()));
});

describe('the devices of an account', () => {
  it('are the tab that asks, which has no other row, the other tabs, and those of the sample', async () => {
    await other('GET', 'data');
    setNow(start + 120_000);
    expect(await devices()).toMatchObject([
      { id: 'd1', browser: 'Firefox on Linux', device: '', kind: 'computer', isCurrent: true },
      { browser: 'Firefox on Linux', lastActive: new Date(start).toISOString(), isCurrent: false },
      { id: 'd2' },
      { id: 'd3' },
      { id: 'd4' },
    ]);
    expect((await own('POST', 'session/sign-out', { id: 'd1' })).status).toBe(409);
  });

  it('are signed out one by one or all others at once: their next request is turned away, until a sign-in (XS-08)', async () => {
    const [third, again] = [tabCalled('third;0'), tabCalled('other;1')];
    for (const tab of [own, other, third]) await tab('GET', 'data');
    const id = (await devices())[1]?.id;
    await own('POST', 'session/sign-out', { id });
    const statuses = async () => Promise.all([own, other, third].map(async (tab) => (await tab('GET', 'data')).status));
    expect(await statuses()).toEqual([200, 401, 200]);

    expect((await own('POST', 'session/sign-out', {})).body).toMatchObject({ devices: [{ id: 'd1' }] });
    expect(await statuses()).toEqual([200, 401, 401]);
    expect((await other('POST', 'save', {})).body).toEqual({
      message: 'You were signed out on another device',
      isRevoked: true,
    });

    expect((await again('GET', 'data')).status).toBe(200);
    expect(await devices()).toHaveLength(2);
  });

  it('are signed out by a new password', async () => {
    await other('GET', 'data');
    await own('POST', 'password', { current: demoPassword, next: 'another-window-seat' });
    expect((await other('GET', 'data')).status).toBe(401);
  });

  it('are known in every tab of the browser, and to every feature', async () => {
    const shared = new Map<string, string>();
    keepSampleData(areaOf(new Map()), areaOf(shared));
    await other('GET', 'data');
    await own('POST', 'session/sign-out', {});
    const stored = shared.get('embarque.demo.devices') ?? '';
    expect(JSON.parse(stored)).toMatchObject({
      devices: [
        { tab: 'other', revoked: 0 },
        { tab: 'own', revoked: -1 },
      ],
    });

    shared.set('embarque.demo.devices', stored.replace('"revoked":-1', '"revoked":0'));
    const asked = new Request('http://localhost/faq/data', { headers: { 'X-Device': 'own;0' } });
    expect((await answerInPage(asked))?.status).toBe(401);
  });
});

it('a proof of the password in one tab counts in the others, and goes with what they share', async () => {
  const provenUntil = async () => v.parse(accountSettingAnswerSchema, (await other('GET', 'data')).body).provenUntil;
  const shared = new Map<string, string>();
  keepSampleData(areaOf(new Map()), areaOf(shared));
  await own('POST', 'proof', { password: demoPassword });
  const seenByOther = new Map(shared);
  resetSampleData();
  keepSampleData(areaOf(new Map()), areaOf(seenByOther));
  expect(await provenUntil()).toBe(new Date(start + 600_000).toISOString());
  expect((await other('POST', 'two-step/start', { way: 'app' })).status).toBe(200);

  seenByOther.clear();
  expect(await provenUntil()).toBeNull();
  expect((await other('POST', 'two-step/start', { way: 'app' })).status).toBe(422);
});
