import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { accountSettingHandlers } from './account-setting.handlers.ts';
import { accountSettingScenarios } from './account-setting.scenarios.ts';
import { accountSettingAnswerSchema } from './account-setting.schema.ts';

type Name = keyof typeof accountSettingScenarios;

const call = callsTo(accountSettingHandlers);
const open = (name: Name) => callsTo([accountSettingScenarios[name], ...accountSettingHandlers]);
const settings = async (from = call) =>
  v.parse(accountSettingAnswerSchema, (await from('GET', '/account-setting/data')).body);
const yes = (flags: object) => Object.values(flags).filter((flag) => flag === true);

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('GET /account-setting/data (SPEC-7.23-a)', () => {
  it('names the owner of the account', async () => {
    const { general } = await settings();

    expect(general).toEqual({
      avatar: '/pictures/avatar/marina-duarte.svg',
      username: 'marina.duarte',
      fullName: 'Marina Duarte',
      email: 'marina.duarte@embarque.example',
      company: 'Embarque',
    });
  });

  it('names two accounts elsewhere that are connected and two that are not', async () => {
    const { connections } = (await settings()).social;
    const ids = Object.entries(connections).map(([name, { id }]) => [name, id !== '']);

    expect(Object.fromEntries(ids)).toEqual({ twitter: true, google: true, facebook: false, github: false });
  });

  it('wants to hear of some things and not of others', async () => {
    expect(yes((await settings()).notification)).toHaveLength(4);
  });

  it('belongs to a person whose age never changes', async () => {
    const before = (await settings()).info.dob;
    setNow(new Date(2040, 5, 15, 12).getTime());
    resetSampleData();

    expect([before, (await settings()).info.dob]).toEqual(['1992-01-10', '2002-01-10']);
  });
});

describe('a scenario of the account settings', () => {
  it.each<[Name, number]>([
    ['refused', 403],
    ['unauthorised', 401],
    ['failed', 500],
  ])('%s answers with %d and a message', async (name, expected) => {
    const { status, body } = await open(name)('GET', '/account-setting/data');

    expect({ status, body }).toEqual({ status: expected, body: { message: expect.any(String) } });
  });

  it('stillLoading never answers', async () => {
    const late = open('stillLoading')('GET', '/account-setting/data');
    const other = call('GET', '/account-setting/data').then(() => 'everything else');

    expect(await Promise.race([late, other])).toBe('everything else');
  });

  it('empty has neither picture nor connections and wants to hear of nothing', async () => {
    const { general, social, notification } = await settings(open('empty'));

    expect(general.avatar).toBeNull();
    expect(Object.values(social.connections).filter(({ id }) => id !== '')).toEqual([]);
    expect(Object.values(social.socialLinks).filter((link) => link !== '')).toEqual([]);
    expect(yes(notification)).toEqual([]);
  });

  it('veryLongTexts is still a proper account', async () => {
    const { general, info } = await settings(open('veryLongTexts'));

    expect(general.fullName.length).toBeGreaterThan(100);
    expect(info.bio.length).toBeGreaterThan(500);
  });
});
