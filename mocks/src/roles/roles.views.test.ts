import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { usersHandlers } from '../users/users.handlers.ts';
import { rolesHandlers } from './roles.handlers.ts';

const call = callsTo([...rolesHandlers, ...usersHandlers]);
const by = { fullName: 'Marina Duarte', role: 'admin' };
const begin = (more: object, tab = 'first') => {
  const body = { id: 'one', role: 'support', userId: null, by, byEmail: 'marina@x.com', ...more };
  return call('POST', '/apps/roles/view-begin', body, { 'X-Device': `${tab};1` });
};
const views = async () => (await call('GET', '/apps/roles/views')).body.views;
const account = async () => (await call('GET', '/apps/users/account?id=4')).body;

beforeEach(() => resetSampleData());

describe('the audit of views', () => {
  it('says who looked at the app as whom, from when till when, each once', async () => {
    expect((await begin({})).status).toBe(201);
    expect((await begin({})).status).toBe(200);
    await call('POST', '/apps/roles/view-end', { id: 'one' });
    await call('POST', '/apps/roles/view-end', { id: 'one' });
    await begin({ id: 'two', userId: 4 });

    expect(await views()).toMatchObject([
      { id: 'two', by: 'Marina Duarte', person: { id: 4 }, beganAt: expect.any(String), endedAt: null },
      { id: 'one', by: 'Marina Duarte', role: 'support', person: null, endedAt: expect.any(String) },
    ]);
  });

  it('says that a view whose page was closed ended with the next view of the same person in its tab', async () => {
    await begin({ userId: 4 });
    await begin({ id: 'of another', by: { fullName: 'Caio Brandão', role: 'admin' }, byEmail: 'caio@x.com' });
    await begin({ id: 'of a namesake', byEmail: 'marina.duarte@x.com' });
    await begin({ id: 'of another tab' }, 'second');
    await begin({ id: 'two' });

    const ends = (await views()).map(({ id, endedAt }: { id: string; endedAt: string | null }) => [id, endedAt]);
    expect(ends).toEqual([
      ['two', null],
      ['of another tab', null],
      ['of a namesake', null],
      ['of another', null],
      ['one', expect.any(String)],
    ]);
    expect((await account()).activity[0]).toMatchObject({ kind: 'view-ended', by: 'Marina Duarte' });
  });

  it('is part of the activity of the person who is viewed, and leaves the version of the account', async () => {
    const { version } = (await account()).account;
    await begin({ userId: 4 });
    await call('POST', '/apps/roles/view-end', { id: 'one' });

    const { activity, account: after } = await account();
    expect(activity.slice(0, 2)).toMatchObject([
      { kind: 'view-ended', by: 'Marina Duarte' },
      { kind: 'view-began', by: 'Marina Duarte' },
    ]);
    expect(after.version).toBe(version);
  });

  it('has no line of a view that is refused or of nobody', async () => {
    expect(await begin({ by: { ...by, role: 'client' } })).toMatchObject({ status: 403, body: { reason: 'no right' } });
    expect((await begin({ userId: 99 })).status).toBe(404);
    expect((await call('POST', '/apps/roles/view-end', { id: 'none' })).status).toBe(404);
    expect(await views()).toEqual([]);
  });
});
